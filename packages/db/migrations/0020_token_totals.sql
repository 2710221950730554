-- Sums over the pools of each token, kept as those of the chain are. They are right until an indexer of the version before writes
-- the next block: it writes the values of pools and moves no sum. A reindex is due with this migration (decision 048), and until
-- it is done the sums of tokens drift; the API of this version is upgraded after it.
alter table chain.token
  add column tvl_usd_e18 numeric(78,0) not null default 0,
  add column valued_pool_count integer not null default 0,
  add column volume_24h_usd_e18 numeric(78,0) not null default 0,
  add column swap_count_24h bigint not null default 0;
update chain.token t set
  tvl_usd_e18 = total.tvl, valued_pool_count = total.valued, volume_24h_usd_e18 = total.volume, swap_count_24h = total.swaps
from (
  select p.chain_id, side.token, coalesce(sum(p.tvl_usd_e18), 0) as tvl, count(p.tvl_usd_e18) as valued,
    coalesce(sum(p.volume_24h_usd_e18), 0) as volume, sum(p.swap_count_24h) as swaps
  from chain.pool p cross join lateral (values (p.token0), (p.token1)) side(token)
  group by p.chain_id, side.token
) total
where total.chain_id = t.chain_id and total.token = t.address;
