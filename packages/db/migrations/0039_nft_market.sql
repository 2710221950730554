-- A market of a collection.
create table chain.nft_market_created (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  number integer not null,
  market bytea not null,
  collection bytea not null,
  fee_bps integer not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_market_created_by_market on chain.nft_market_created (chain_id, market);

-- Works of the artists' collection, and the transfers of the tokens of all collections with a market.
create table chain.nft_minted (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  collection bytea not null,
  token_id bigint not null,
  recipient bytea not null,
  creator bytea not null,
  file_name text not null,
  royalty_bps integer not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_minted_by_token on chain.nft_minted (chain_id, collection, token_id);

create table chain.nft_royalty_lowered (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  collection bytea not null,
  token_id bigint not null,
  royalty_bps integer not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_royalty_lowered_by_token on chain.nft_royalty_lowered (chain_id, collection, token_id, block_number, log_index);

create table chain.nft_market_transfer (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  collection bytea not null,
  token_id bigint not null,
  sender bytea not null,
  recipient bytea not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_market_transfer_by_token on chain.nft_market_transfer (chain_id, collection, token_id, block_number, log_index);

-- Listings, bids and sales of a market.
create table chain.nft_ask_opened (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  seller bytea not null,
  kind text not null,
  price numeric(78,0) not null,
  ends_at bigint not null,
  fee_bps integer not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_ask_opened_by_ask on chain.nft_ask_opened (chain_id, market, token_id, nonce);

create table chain.nft_ask_priced (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  price numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_ask_priced_by_ask on chain.nft_ask_priced (chain_id, market, token_id, nonce, block_number, log_index);

create table chain.nft_ask_closed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  reason text not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_ask_closed_by_ask on chain.nft_ask_closed (chain_id, market, token_id, nonce);

create table chain.nft_bid_placed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  bidder bytea not null,
  price numeric(78,0) not null,
  ends_at bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_bid_placed_by_bid on chain.nft_bid_placed (chain_id, market, token_id, nonce, bidder, block_number, log_index);
create index nft_bid_placed_by_ask on chain.nft_bid_placed (chain_id, market, token_id, nonce, block_number, log_index);

create table chain.nft_bid_priced (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  bidder bytea not null,
  price numeric(78,0) not null,
  ends_at bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_bid_priced_by_bid on chain.nft_bid_priced (chain_id, market, token_id, nonce, bidder, block_number, log_index);
create index nft_bid_priced_by_ask on chain.nft_bid_priced (chain_id, market, token_id, nonce, block_number, log_index);

create table chain.nft_bid_closed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  bidder bytea not null,
  reason text not null,
  refunded numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_bid_closed_by_bid on chain.nft_bid_closed (chain_id, market, token_id, nonce, bidder, block_number, log_index);

create table chain.nft_traded (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  seller bytea not null,
  buyer bytea not null,
  price numeric(78,0) not null,
  fee numeric(78,0) not null,
  royalty_to bytea not null,
  royalty numeric(78,0) not null,
  referrer bytea not null,
  referral numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_traded_by_token on chain.nft_traded (chain_id, market, token_id, block_number, log_index);

-- Offers for any token of a collection.
create table chain.nft_offer_placed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  bidder bytea not null,
  price numeric(78,0) not null,
  count integer not null,
  until bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_offer_placed_by_bidder on chain.nft_offer_placed (chain_id, market, bidder, block_number, log_index);

create table chain.nft_offer_taken (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  token_id bigint not null,
  bidder bytea not null,
  left_count integer not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_offer_taken_by_bidder on chain.nft_offer_taken (chain_id, market, bidder, block_number, log_index);

create table chain.nft_offer_closed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  bidder bytea not null,
  refunded numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_offer_closed_by_bidder on chain.nft_offer_closed (chain_id, market, bidder, block_number, log_index);

-- Terms and money of a market.
create table chain.nft_market_fee_proposed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  fee_bps integer not null,
  active_at bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_market_fee_proposed_by_market on chain.nft_market_fee_proposed (chain_id, market, block_number, log_index);

create table chain.nft_market_fees_swept (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.nft_market_paused (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  is_paused boolean not null,
  primary key (chain_id, block_number, log_index)
);
create index nft_market_paused_by_market on chain.nft_market_paused (chain_id, market, block_number, log_index);

create table chain.nft_market_credited (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  account bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.nft_market_credit_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  market bytea not null,
  account bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

-- Markets with their terms and sums.
create table chain.nft_market (
  chain_id integer not null,
  address bytea not null,
  number integer not null,
  collection bytea not null,
  fee_bps integer not null,
  next_fee_bps integer not null,
  next_fee_at bigint not null,
  is_paused boolean not null,
  ask_count integer not null,
  offer_count integer not null,
  trade_count integer not null,
  volume numeric not null,
  fees numeric not null,
  royalties numeric not null,
  swept_fees numeric not null,
  created_block_number bigint not null,
  created_at bigint not null,
  primary key (chain_id, address)
);
create index nft_market_by_collection on chain.nft_market (chain_id, collection);

-- Works with their owners of record.
create table chain.nft_artwork (
  chain_id integer not null,
  collection bytea not null,
  token_id bigint not null,
  owner bytea not null,
  place text not null,
  since bigint not null,
  trade_count integer not null,
  creator bytea,
  file_name text,
  royalty_bps integer,
  minted_at bigint,
  primary key (chain_id, collection, token_id)
);
create index nft_artwork_by_owner on chain.nft_artwork (chain_id, owner, place, collection, token_id);
create index nft_artwork_by_creator on chain.nft_artwork (chain_id, creator, token_id) where creator is not null;
create index nft_artwork_by_file on chain.nft_artwork (chain_id, file_name) where file_name is not null;

-- Listings; of a token at most one is open.
create table chain.nft_ask (
  chain_id integer not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  seller bytea not null,
  kind text not null,
  price numeric(78,0) not null,
  fee_bps integer not null,
  ends_at bigint not null,
  opened_at bigint not null,
  state text not null,
  bid_count integer not null,
  closed_at bigint,
  primary key (chain_id, market, token_id, nonce)
);
create index nft_ask_open on chain.nft_ask (chain_id, market, token_id) where state = 'open';
create index nft_ask_by_seller on chain.nft_ask (chain_id, seller, state, market, token_id, nonce);
create index nft_ask_by_end on chain.nft_ask (chain_id, ends_at) where state = 'open' and kind = 'auction';

-- Last bids of accounts on listings.
create table chain.nft_bid (
  chain_id integer not null,
  market bytea not null,
  token_id bigint not null,
  nonce bigint not null,
  bidder bytea not null,
  price numeric(78,0) not null,
  added_at bigint not null,
  state text not null,
  closed_at bigint,
  primary key (chain_id, market, token_id, nonce, bidder)
);
create index nft_bid_open on chain.nft_bid (chain_id, market, token_id, nonce, price desc) where state = 'open';
create index nft_bid_by_bidder on chain.nft_bid (chain_id, bidder, state, added_at);

-- Open offers, and credits.
create table chain.nft_offer (
  chain_id integer not null,
  market bytea not null,
  bidder bytea not null,
  price numeric(78,0) not null,
  count integer not null,
  until bigint not null,
  placed_at bigint not null,
  primary key (chain_id, market, bidder)
);
create index nft_offer_by_price on chain.nft_offer (chain_id, market, price desc);
create index nft_offer_by_bidder on chain.nft_offer (chain_id, bidder);

create table chain.nft_market_credit (
  chain_id integer not null,
  market bytea not null,
  account bytea not null,
  amount numeric not null,
  primary key (chain_id, market, account)
);
create index nft_market_credit_by_account on chain.nft_market_credit (chain_id, account);
