create table chain.stake_pool_created (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  number integer not null,
  pool bytea not null,
  deposit_token bytea not null,
  earn_token bytea not null,
  minimum_stake numeric(78,0) not null,
  cap numeric(78,0) not null,
  owner bytea not null,
  treasury bytea not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.stake_pool_staked (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  id integer not null,
  amount numeric(78,0) not null,
  period integer not null,
  apr_bps integer not null,
  fee_version integer not null,
  reserved numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index stake_pool_staked_by_stake on chain.stake_pool_staked (chain_id, pool, account, id, block_number, log_index);
create index stake_pool_staked_by_account on chain.stake_pool_staked (chain_id, account, block_number, log_index);
create index stake_pool_staked_by_transaction on chain.stake_pool_staked (chain_id, tx_hash);

create table chain.stake_pool_unstaked (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  id integer not null,
  amount numeric(78,0) not null,
  fee numeric(78,0) not null,
  reward numeric(78,0) not null,
  freed numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index stake_pool_unstaked_by_stake on chain.stake_pool_unstaked (chain_id, pool, account, id, block_number, log_index);
create index stake_pool_unstaked_by_account on chain.stake_pool_unstaked (chain_id, account, block_number, log_index);
create index stake_pool_unstaked_by_transaction on chain.stake_pool_unstaked (chain_id, tx_hash);

create table chain.stake_pool_harvested (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  id integer not null,
  reward numeric(78,0) not null,
  is_closed boolean not null,
  primary key (chain_id, block_number, log_index)
);
create index stake_pool_harvested_by_stake on chain.stake_pool_harvested (chain_id, pool, account, id, block_number, log_index);
create index stake_pool_harvested_by_account on chain.stake_pool_harvested (chain_id, account, block_number, log_index);
create index stake_pool_harvested_by_transaction on chain.stake_pool_harvested (chain_id, tx_hash);

create table chain.stake_pool_credited (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.stake_pool_pending_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.stake_pool_funded (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  sender bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.stake_pool_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.stake_pool_treasury_swept (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  treasury bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.stake_pool_periods_set (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  durations integer[] not null,
  aprs_bps integer[] not null,
  primary key (chain_id, block_number, log_index)
);
create index stake_pool_periods_set_by_pool on chain.stake_pool_periods_set (chain_id, pool, block_number, log_index);

create table chain.stake_pool_fees_set (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  version integer not null,
  day_limits integer[] not null,
  fees_bps integer[] not null,
  primary key (chain_id, block_number, log_index)
);
create index stake_pool_fees_set_by_pool on chain.stake_pool_fees_set (chain_id, pool, block_number, log_index);

create table chain.stake_pool_finished (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  last_maturity bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index stake_pool_finished_by_pool on chain.stake_pool_finished (chain_id, pool, block_number, log_index);

-- One row a pool: its tokens as the index read them, its sums, and the terms of the next stake.
create table chain.stake_pool (
  chain_id integer not null,
  address bytea not null,
  number integer not null,
  deposit_token bytea not null,
  deposit_symbol text,
  deposit_decimals smallint,
  earn_token bytea not null,
  earn_symbol text,
  earn_decimals smallint,
  minimum_stake numeric(78,0) not null,
  cap numeric(78,0) not null,
  total_locked numeric(78,0) not null,
  reserved numeric(78,0) not null,
  open_count integer not null,
  durations integer[] not null,
  aprs_bps integer[] not null,
  fee_version integer not null,
  day_limits integer[] not null,
  fees_bps integer[] not null,
  last_maturity bigint,
  created_block_number bigint not null,
  created_at bigint not null,
  primary key (chain_id, address)
);
create unique index stake_pool_by_number on chain.stake_pool (chain_id, number);

-- One row a stake, from its events.
create table chain.stake (
  chain_id integer not null,
  pool bytea not null,
  account bytea not null,
  id integer not null,
  amount numeric(78,0) not null,
  started_at bigint not null,
  period integer not null,
  apr_bps integer not null,
  fee_version integer not null,
  reserved numeric(78,0) not null,
  paid numeric(78,0) not null,
  paid_until bigint not null,
  state text not null,
  primary key (chain_id, pool, account, id)
);
