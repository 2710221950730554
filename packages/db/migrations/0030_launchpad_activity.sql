-- The activity of an account lists its payments by their place.
create index sale_joined_by_account on chain.sale_joined (chain_id, account, block_number, log_index);
create index sale_change_claimed_by_account on chain.sale_change_claimed (chain_id, account, block_number, log_index);
create index sale_refunded_by_account on chain.sale_refunded (chain_id, account, block_number, log_index);
create index sale_claimed_by_account on chain.sale_claimed (chain_id, account, block_number, log_index);
