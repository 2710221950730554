-- The IPFS address of each file of a user; null until it is computed, which happens once. Files that were there before get
-- theirs from the media process.
alter table app.media_file add column cid text check (cid <> '');
create unique index media_file_by_cid on app.media_file (cid) where cid is not null;
create index media_file_without_cid on app.media_file (hash) where cid is null;

-- The sha256 of each leaf of a file that has several: 262,144 bytes each, the last one fewer. A file of one leaf has its own.
create table app.media_leaf (
  hash bytea not null references app.media_file (hash) on delete cascade,
  place integer not null check (place >= 0),
  digest bytea not null check (octet_length(digest) = 32),
  primary key (hash, place)
);
create index media_leaf_by_digest on app.media_leaf (digest, hash);

-- Files of minted works at the pinning service. Waiting: not requested yet. Queued and pinned: as the service says. Failed: it
-- refused, or did not answer, and gets the request again at `next_at`. Removing and removed: the file was taken down.
create table app.media_pin (
  hash bytea primary key check (octet_length(hash) = 32),
  chain_id integer not null,
  name text not null,
  state text not null check (state in ('waiting', 'queued', 'pinned', 'failed', 'removing', 'removed')),
  -- Of the service.
  request_id text,
  reason text,
  -- Since the last one that the service answered well.
  attempts integer not null check (attempts >= 0),
  next_at timestamptz not null,
  check (state not in ('queued', 'pinned') or request_id is not null),
  check ((state = 'failed') = (reason is not null))
);
create index media_pin_due on app.media_pin (chain_id, next_at);
create index media_pin_down on app.media_pin (hash) where state in ('removing', 'removed');

-- The last block of a chain whose mints are in the table above.
create table app.media_pin_cursor (
  chain_id integer primary key,
  block_number bigint not null
);
