create table relay.prediction_claim_request (
  chain_id integer not null,
  kind text not null,
  account bytea not null,
  item integer not null,
  state text not null default 'requested',
  intent_key text,
  tx_hash bytea,
  reason text,
  attempts integer not null default 1,
  requested_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (chain_id, kind, account, item)
);
create index prediction_claim_request_waiting on relay.prediction_claim_request (chain_id, kind, requested_at) where state = 'requested';
create index prediction_claim_request_sent on relay.prediction_claim_request (chain_id, intent_key) where state = 'sent';
create index prediction_claim_request_by_age on relay.prediction_claim_request (changed_at);
