-- What a list of pools is found and sorted by beside the pool's own columns, in lower case: written once for each pool.
create extension if not exists pg_trgm with schema public;
create table chain.pool_label (
  chain_id integer not null,
  pool bytea not null,
  symbols text,
  words text not null,
  created_block_number bigint not null,
  primary key (chain_id, pool)
);
insert into chain.pool_label
select p.chain_id, p.address, lower(t0.symbol || ' ' || t1.symbol),
  lower(concat_ws(' ', t0.symbol, t0.name) || e'\n' || concat_ws(' ', t1.symbol, t1.name)), p.created_block_number
from chain.pool p
join chain.token t0 on t0.chain_id = p.chain_id and t0.address = p.token0
join chain.token t1 on t1.chain_id = p.chain_id and t1.address = p.token1;
create index pool_label_by_symbols on chain.pool_label (chain_id, symbols, pool);
create index pool_label_by_words on chain.pool_label using gin (words public.gin_trgm_ops);
create index pool_label_by_creation on chain.pool_label (chain_id, created_block_number);

create index pool_by_tvl on chain.pool (chain_id, tvl_usd_e18, address);
create index pool_by_volume_24h on chain.pool (chain_id, volume_24h_usd_e18, address);
create index pool_by_volume_7d on chain.pool (chain_id, volume_7d_usd_e18, address);
create index pool_by_fee_apr on chain.pool (chain_id, fee_apr_bps, address);
create index pool_by_creation on chain.pool (chain_id, created_block_number, address);
drop index chain.pool_by_token1;
create index pool_by_tokens_reversed on chain.pool (chain_id, token1, token0);
create index token_listed on chain.token (chain_id, address) where is_listed;

create index swap_by_position on chain.swap (chain_id, account, pool, block_number, log_index);
create index mint_by_position on chain.mint (chain_id, account, pool, block_number, log_index);
create index burn_by_position on chain.burn (chain_id, account, pool, block_number, log_index);
create index mint_by_transaction on chain.mint (chain_id, tx_hash);
create index burn_by_transaction on chain.burn (chain_id, tx_hash);

drop index app.reported_transaction_by_owner;
create index reported_transaction_by_owner on app.reported_transaction (chain_id, owner, reported_at, tx_hash);
create index reported_transaction_by_kind on app.reported_transaction (chain_id, owner, kind, reported_at, tx_hash);
