-- The bids of an account in their order, and events by the transactions that clients report.
create index nft_bid_by_time on chain.nft_bid (chain_id, bidder, added_at desc, market, token_id, nonce);
create index nft_minted_by_tx on chain.nft_minted (chain_id, tx_hash);
create index nft_traded_by_tx on chain.nft_traded (chain_id, tx_hash);
create index nft_bid_placed_by_tx on chain.nft_bid_placed (chain_id, tx_hash);
create index nft_bid_priced_by_tx on chain.nft_bid_priced (chain_id, tx_hash);
create index nft_bid_closed_by_tx on chain.nft_bid_closed (chain_id, tx_hash);
