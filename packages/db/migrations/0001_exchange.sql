create schema chain;
create schema app;
create schema relay;

create table chain.checkpoint (
  chain_id integer primary key,
  genesis_hash bytea not null,
  deployment_hash bytea not null,
  block_number bigint not null,
  block_hash bytea not null,
  block_timestamp bigint not null
);

create table chain.header (
  chain_id integer not null,
  block_number bigint not null,
  block_hash bytea not null,
  parent_hash bytea not null,
  block_timestamp bigint not null,
  primary key (chain_id, block_number)
);

create table chain.pair_created (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  token0 bytea not null,
  token1 bytea not null,
  pool bytea not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.sync (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  reserve0 numeric(78,0) not null,
  reserve1 numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index sync_by_pool on chain.sync (chain_id, pool, block_timestamp, block_number, log_index);

create table chain.swap (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  sender bytea not null,
  recipient bytea not null,
  amount0_in numeric(78,0) not null,
  amount1_in numeric(78,0) not null,
  amount0_out numeric(78,0) not null,
  amount1_out numeric(78,0) not null,
  volume_usd_e18 numeric(78,0),
  primary key (chain_id, block_number, log_index)
);
create index swap_by_pool on chain.swap (chain_id, pool, block_number, log_index);
create index swap_by_account on chain.swap (chain_id, account, block_number, log_index);
create index swap_by_tx_hash on chain.swap (chain_id, tx_hash);

create table chain.mint (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  sender bytea not null,
  amount0 numeric(78,0) not null,
  amount1 numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.burn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  pool bytea not null,
  account bytea not null,
  sender bytea not null,
  recipient bytea not null,
  amount0 numeric(78,0) not null,
  amount1 numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.token (
  chain_id integer not null,
  address bytea not null,
  name text,
  symbol text,
  decimals smallint,
  is_listed boolean not null,
  created_block_number bigint not null,
  primary key (chain_id, address)
);

create table chain.pool (
  chain_id integer not null,
  address bytea not null,
  token0 bytea not null,
  token1 bytea not null,
  created_block_number bigint not null,
  created_at bigint not null,
  reserve0 numeric(78,0) not null,
  reserve1 numeric(78,0) not null,
  reserve_block_number bigint,
  tvl_usd_e18 numeric(78,0),
  primary key (chain_id, address)
);
create index pool_by_token0 on chain.pool (chain_id, token0);
create index pool_by_token1 on chain.pool (chain_id, token1);

create table chain.pool_hour (
  chain_id integer not null,
  pool bytea not null,
  hour bigint not null,
  volume0 numeric(78,0) not null,
  volume1 numeric(78,0) not null,
  volume_usd_e18 numeric(78,0) not null,
  swap_count integer not null,
  primary key (chain_id, pool, hour)
);
create index pool_hour_by_hour on chain.pool_hour (chain_id, hour);

create table chain.token_price (
  chain_id integer not null,
  token bytea not null,
  price_usd_e18 numeric(78,0) not null,
  primary key (chain_id, token)
);

create table relay.outbox (
  id bigint generated always as identity primary key,
  chain_id integer not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create view chain.pool_volume_24h as
select h.chain_id, h.pool, sum(h.volume_usd_e18) as volume_usd_e18, sum(h.swap_count)::integer as swap_count
from chain.checkpoint c
join chain.pool_hour h on h.chain_id = c.chain_id and h.hour > c.block_timestamp - 86400
group by h.chain_id, h.pool;
