create table app.reported_transaction (
  chain_id integer not null,
  tx_hash bytea not null,
  kind text not null,
  owner bytea not null,
  claim jsonb not null,
  state text not null default 'pending',
  reason text,
  receipt text not null default 'unknown',
  reported_at timestamptz not null default now(),
  checked_at timestamptz,
  next_check_at timestamptz default now(),
  attempts integer not null default 0,
  primary key (chain_id, tx_hash, kind, owner)
);
create index reported_transaction_by_owner on app.reported_transaction (owner, reported_at);
create index reported_transaction_due on app.reported_transaction (chain_id, next_check_at) where next_check_at is not null;
create index reported_transaction_by_age on app.reported_transaction (reported_at) where next_check_at is null;

create table app.idempotency_key (
  owner bytea not null,
  key text not null,
  fingerprint bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_key_by_age on app.idempotency_key (created_at);

create table relay.keeper_chain (
  chain_id integer primary key,
  genesis_hash bytea not null
);

create table relay.intent (
  chain_id integer not null,
  intent_key text not null,
  recipient bytea not null,
  data bytea not null,
  value numeric(78,0) not null,
  state text not null default 'queued',
  not_before timestamptz not null default now(),
  attempts integer not null default 0,
  reason text,
  sender bytea,
  nonce bigint,
  gas_limit numeric(78,0),
  tx_hash bytea,
  block_number bigint,
  block_hash bytea,
  succeeded boolean,
  lost_block_number bigint,
  lost_block_hash bytea,
  created_at timestamptz not null default now(),
  primary key (chain_id, intent_key)
);
create unique index intent_by_nonce on relay.intent (chain_id, sender, nonce) where nonce is not null;
create index intent_queue on relay.intent (chain_id, created_at) where state = 'queued';
create index intent_open on relay.intent (chain_id, nonce) where state in ('bound', 'included');

create table relay.broadcast (
  chain_id integer not null,
  tx_hash bytea not null,
  intent_key text not null,
  nonce bigint not null,
  raw bytea not null,
  max_fee_per_gas numeric(78,0) not null,
  max_priority_fee_per_gas numeric(78,0) not null,
  signed_at timestamptz not null,
  primary key (chain_id, tx_hash),
  foreign key (chain_id, intent_key) references relay.intent on delete cascade
);
create index broadcast_by_intent on relay.broadcast (chain_id, intent_key);
