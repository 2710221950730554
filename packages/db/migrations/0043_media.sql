-- Files of users by their content, and who sent them. Only the process of the media writes here; its user of the database
-- has the rights of deploy/media-user.sql.
create table app.media_file (
  hash bytea primary key check (octet_length(hash) = 32),
  kind text not null check (kind in ('png', 'jpeg', 'gif', 'webp', 'mp4', 'flv')),
  bytes integer not null check (bytes > 0),
  -- Of a picture, upright; null of a video.
  width integer,
  height integer,
  frames integer not null check (frames > 0),
  -- Playing time of a video.
  seconds double precision,
  -- Four by four colours.
  placeholder bytea check (octet_length(placeholder) = 48),
  -- Perceptual hashes: of the picture, of its other seven positions, of its centre.
  perceptual bit(64)[],
  at timestamptz not null
);

-- What is shown in the place of a picture: a width, or `animated`; the file of it, by its own hash.
create table app.media_derived (
  hash bytea not null references app.media_file (hash),
  name text not null,
  file bytea not null check (octet_length(file) = 32),
  primary key (hash, name)
);
create index media_derived_by_file on app.media_derived (file);

-- Each upload that was begun: while it runs `bytes` is what it may have at most, then what it had. Without a hash it was
-- refused, or has not ended.
create table app.media_upload (
  id uuid primary key,
  account bytea not null check (octet_length(account) = 20),
  -- As in a session: null is the key of the account, a number the contract on that chain.
  sole_chain_id integer,
  begun_at timestamptz not null,
  bytes integer not null check (bytes >= 0),
  hash bytea references app.media_file (hash),
  -- What the sender says about it, as it was sent.
  text jsonb
);
create index media_upload_by_account on app.media_upload (account, begun_at);
create index media_upload_by_hash on app.media_upload (hash, begun_at) where hash is not null;

-- Files that are not served and not taken again, by an operator's decision.
create table app.media_takedown (
  hash bytea primary key check (octet_length(hash) = 32),
  reason text not null check (reason <> ''),
  at timestamptz not null default now()
);
