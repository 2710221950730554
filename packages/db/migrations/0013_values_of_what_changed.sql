-- Sums over a pool's history, so that a mean over a window of time takes two rows; and over its swaps, so that a volume does.
alter table chain.sync
  add column seconds bigint not null default 0,
  add column price0_sum numeric not null default 0,
  add column price1_sum numeric not null default 0,
  add column reserve0_sum numeric not null default 0,
  add column reserve1_sum numeric not null default 0;
alter table chain.swap
  add column volume_usd_sum_e18 numeric(78,0) not null default 0,
  add column pool_swap_count bigint not null default 0;
drop index chain.swap_by_pool_and_time;
create index swap_by_pool_and_time on chain.swap (chain_id, pool, block_timestamp, block_number, log_index);

-- Was for sums over all pools, and is taken for the key where there are few candles yet.
drop index chain.pool_candle_by_start;

-- What is valued next: a row falls due when it changed (0) and when time lets a value expire.
alter table chain.pool rename column volume_hour to valued_at;
alter table chain.pool
  add column due_at bigint default 0,
  add column is_funded boolean not null default false,
  add column snapshot_place integer;
create index pool_due on chain.pool (chain_id, due_at) where due_at is not null;
create index pool_valued on chain.pool (chain_id, valued_at) where valued_at is not null;
create unique index pool_snapshot_place on chain.pool (chain_id, snapshot_place);
drop index chain.pool_by_token0;
create index pool_by_tokens on chain.pool (chain_id, token0, token1);
alter table chain.token_price
  alter column price_usd_e18 drop not null,
  add column valued_at bigint,
  add column due_at bigint default 0;
create index token_price_due on chain.token_price (chain_id, due_at) where due_at is not null;
create index token_price_valued on chain.token_price (chain_id, valued_at) where valued_at is not null;

create table chain.market_total (
  chain_id integer primary key,
  tvl_usd_e18 numeric(78,0) not null,
  valued_pool_count integer not null,
  volume_24h_usd_e18 numeric(78,0) not null,
  swap_count_24h bigint not null
);

-- The index is made anew with this migration; until then readers see what there is.
update chain.pool p set snapshot_place = ordered.place from (
  select chain_id, address, row_number() over (partition by chain_id order by place) - 1 as place
  from chain.pool where reserve0 > 0 and reserve1 > 0
) ordered where ordered.chain_id = p.chain_id and ordered.address = p.address;
insert into chain.market_total
select chain_id, coalesce(sum(tvl_usd_e18), 0), count(tvl_usd_e18), coalesce(sum(volume_24h_usd_e18), 0), sum(swap_count_24h)
from chain.pool group by chain_id;

-- An emitter is looked up among the children of all factories; undone blocks take theirs back.
create index child_contract_by_address on chain.child_contract (chain_id, address);
create index child_contract_by_block on chain.child_contract (chain_id, block_number);
