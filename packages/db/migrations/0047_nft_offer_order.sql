-- The offers of a market in their order, the best first: a page is read by key also where many have one price.
drop index chain.nft_offer_by_price;
create index nft_offer_by_price on chain.nft_offer (chain_id, market, price desc, bidder desc);
