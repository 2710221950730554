-- The sales that have to be settled or failed, by the date from which they may be.
create index sale_open_by_end on chain.sale (chain_id, close_at) where state = 'open';
create index sale_unfunded_by_begin on chain.sale (chain_id, open_at) where state = 'open' and is_prefunded and not is_funded;
create index sale_undelivered_by_date on chain.sale (chain_id, deliver_by) where state = 'levelled';

-- An intent that counts for one account, as a part of a tally does.
alter table relay.intent add column only_from bytea;
