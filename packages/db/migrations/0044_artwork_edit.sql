-- When the account declared that the work is its own; null of a text that came with no form.
alter table app.artwork_text add column declared_at timestamptz;
-- The drafts of an account, the last ones first.
create index artwork_text_of_account on app.artwork_text (chain_id, account, id desc) where token_id is null;
-- The bids of an account on a work.
create index nft_bid_of_work on chain.nft_bid (chain_id, bidder, market, token_id, nonce desc);
-- The history of a work, and the sales and purchases of an account.
create index nft_ask_opened_by_token on chain.nft_ask_opened (chain_id, market, token_id, block_number, log_index);
create index nft_ask_priced_by_token on chain.nft_ask_priced (chain_id, market, token_id, block_number, log_index);
create index nft_ask_closed_by_token on chain.nft_ask_closed (chain_id, market, token_id, block_number, log_index);
create index nft_traded_by_seller on chain.nft_traded (chain_id, seller, block_number, log_index);
create index nft_traded_by_buyer on chain.nft_traded (chain_id, buyer, block_number, log_index);
