-- The collections that the keeper relays are those of every area; until now they were those of predictions.
alter table relay.prediction_claim_request rename to collect_request;
alter table relay.collect_request add column area text not null default 'prediction';
alter table relay.collect_request alter column area drop default;
alter table relay.collect_request alter column item type text using item::text;
alter table relay.collect_request drop constraint prediction_claim_request_pkey;
alter table relay.collect_request add primary key (chain_id, area, kind, account, item);

drop index relay.prediction_claim_request_waiting;
create index collect_request_waiting on relay.collect_request (chain_id, area, kind, requested_at) where state = 'requested';
alter index relay.prediction_claim_request_sent rename to collect_request_sent;
alter index relay.prediction_claim_request_by_age rename to collect_request_by_age;
