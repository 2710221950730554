-- The pools of the snapshot by their places, and a token's dust pools by what they hold of it.
create index pool_funded on chain.pool (chain_id, snapshot_place) where is_funded;
create index pool_dust_by_reserve0 on chain.pool (chain_id, token0, reserve0)
  where not is_funded and reserve0 > 0 and reserve1 > 0;
create index pool_dust_by_reserve1 on chain.pool (chain_id, token1, reserve1)
  where not is_funded and reserve0 > 0 and reserve1 > 0;
