-- Transfers of the followed tokens: a row for each account that has no other row of the same transaction.
create table chain.token_transfer (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  account bytea not null,
  is_incoming boolean not null,
  token bytea not null,
  counterparty bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index, account)
);
create index token_transfer_by_account on chain.token_transfer (chain_id, account, block_number, log_index);

-- The followed tokens, each with the first block of its transfers.
create table chain.transfer_cover (
  chain_id integer not null,
  token bytea not null,
  since_block bigint not null,
  primary key (chain_id, token)
);

-- The rounds of an account in the order of its activity.
create index prediction_entered_by_account_and_block on chain.prediction_entered (chain_id, account, block_number, log_index);
create index prediction_claimed_by_account_and_block on chain.prediction_claimed (chain_id, account, block_number, log_index);
