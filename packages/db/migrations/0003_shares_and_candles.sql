create table chain.share_move (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  kind text not null,
  moved numeric(78,0) not null,
  amount0 numeric(78,0) not null,
  amount1 numeric(78,0) not null,
  shares numeric(78,0) not null,
  deposited0 numeric(78,0) not null,
  deposited1 numeric(78,0) not null,
  withdrawn0 numeric(78,0) not null,
  withdrawn1 numeric(78,0) not null,
  depth_e18 numeric(78,0) not null,
  since bigint not null,
  is_complete boolean not null,
  total_supply numeric(78,0) not null,
  root_k_last numeric(78,0) not null,
  primary key (chain_id, block_number, log_index, account)
);
create index share_move_by_account on chain.share_move (chain_id, account, block_number, log_index);
create index share_move_by_position on chain.share_move (chain_id, account, pool, block_number, log_index);
create index share_move_by_pool on chain.share_move (chain_id, pool, block_number, log_index);

create index mint_by_pool on chain.mint (chain_id, pool, block_number, log_index);
create index burn_by_pool on chain.burn (chain_id, pool, block_number, log_index);

create table chain.pool_candle (
  chain_id integer not null,
  pool bytea not null,
  interval_seconds integer not null,
  starts_at bigint not null,
  open_e36 numeric(78,0),
  high_e36 numeric(78,0),
  low_e36 numeric(78,0),
  close_e36 numeric(78,0),
  volume0 numeric(78,0) not null,
  volume1 numeric(78,0) not null,
  volume_usd_e18 numeric(78,0) not null,
  swap_count integer not null,
  primary key (chain_id, pool, interval_seconds, starts_at)
);
create index pool_candle_by_start on chain.pool_candle (chain_id, interval_seconds, starts_at);
create index swap_by_pool_and_time on chain.swap (chain_id, pool, block_timestamp);

drop view chain.pool_volume_24h;
drop table chain.pool_hour;

-- The index is made anew with this migration, so that no row keeps these defaults.
alter table chain.pool
  add column total_supply numeric(78,0) not null default 0,
  add column root_k_last numeric(78,0) not null default 0,
  add column volume_24h_usd_e18 numeric(78,0) default 0,
  add column volume_7d_usd_e18 numeric(78,0) default 0,
  add column swap_count_24h integer not null default 0,
  add column fee_apr_bps numeric(78,0);
