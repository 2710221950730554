-- The events of NFT staking.
create table chain.nft_staked (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  account bytea not null,
  collection bytea not null,
  token_id numeric(78,0) not null,
  weight bigint not null,
  active_at bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_staked_by_token on chain.nft_staked (chain_id, collection, token_id, block_number, log_index);
create index nft_staked_by_tx on chain.nft_staked (chain_id, tx_hash);

create table chain.nft_unstaked (
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
create index nft_unstaked_by_token on chain.nft_unstaked (chain_id, collection, token_id, block_number, log_index);
create index nft_unstaked_by_tx on chain.nft_unstaked (chain_id, tx_hash);

create table chain.nft_collection_allowed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  collection bytea not null,
  weight bigint not null,
  rarity_root bytea not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.nft_collection_removed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  collection bytea not null,
  primary key (chain_id, block_number, log_index)
);

-- Transfers of tokens of the followed collections.
create table chain.nft_transfer (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  collection bytea not null,
  token_id numeric(78,0) not null,
  sender bytea not null,
  recipient bytea not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_transfer_by_token on chain.nft_transfer (chain_id, collection, token_id, block_number, log_index);

-- The tokens of the followed collections, computed from their last events.
create table chain.nft_token (
  chain_id integer not null,
  collection bytea not null,
  token_id numeric(78,0) not null,
  owner bytea not null,
  place text not null,
  weight bigint,
  active_at bigint,
  since bigint not null,
  primary key (chain_id, collection, token_id)
);
create index nft_token_by_owner on chain.nft_token (chain_id, owner, place, collection, token_id);
