create table chain.shares_collected (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  treasury bytea not null,
  shares numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
