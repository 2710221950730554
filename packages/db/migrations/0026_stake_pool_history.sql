-- The history of an account in one pool; its credits in all pools and in one.
create index stake_pool_staked_by_member on chain.stake_pool_staked (chain_id, pool, account, block_number, log_index);
create index stake_pool_unstaked_by_member on chain.stake_pool_unstaked (chain_id, pool, account, block_number, log_index);
create index stake_pool_harvested_by_member on chain.stake_pool_harvested (chain_id, pool, account, block_number, log_index);
create index stake_pool_credited_by_member on chain.stake_pool_credited (chain_id, pool, account, block_number, log_index);
create index stake_pool_credited_by_account on chain.stake_pool_credited (chain_id, account, block_number, log_index);
create index stake_pool_pending_withdrawn_by_member on chain.stake_pool_pending_withdrawn (chain_id, pool, account, block_number, log_index);
create index stake_pool_pending_withdrawn_by_account on chain.stake_pool_pending_withdrawn (chain_id, account, block_number, log_index);
