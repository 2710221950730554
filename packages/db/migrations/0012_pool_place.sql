-- Where a pool stands in the factory's order (allPairs), from 0. A version that does not know of it leaves it out; who reads counts it then.
alter table chain.pool add column place integer;
update chain.pool p set place = ordered.place from (
  select chain_id, pool, row_number() over (partition by chain_id order by block_number, log_index) - 1 as place
  from chain.pair_created
) ordered where ordered.chain_id = p.chain_id and ordered.pool = p.address;
create unique index pool_place on chain.pool (chain_id, place);
