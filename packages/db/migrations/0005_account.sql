create table app.session (
  id uuid primary key,
  token_hash bytea not null unique,
  address bytea not null,
  chain_id integer not null,
  user_agent text not null,
  origin text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_address on app.session (address, created_at);
create index session_by_last_use on app.session (last_used_at);
create index session_by_expiry on app.session (expires_at);

create table app.sign_in_nonce (
  nonce text primary key,
  binding_hash bytea not null,
  expires_at timestamptz not null
);
create index sign_in_nonce_by_expiry on app.sign_in_nonce (expires_at);
