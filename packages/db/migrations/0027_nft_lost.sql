-- Stakes that ended because the collection burned the token or gave it away.
create table chain.nft_lost (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  account bytea not null,
  collection bytea not null,
  token_id numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_lost_by_token on chain.nft_lost (chain_id, collection, token_id, block_number, log_index);
