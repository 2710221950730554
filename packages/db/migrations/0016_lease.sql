-- Who acts alone, and until when that counts as certain. The lock of its kind and key decides who it is; this row fences those out who were.
-- `holder` is a key of its own: changing it waits for every transaction that holds the row FOR KEY SHARE, which renewing `expires_at` does not.
create table relay.lease (
  kind text not null,
  key integer not null,
  holder uuid not null unique,
  expires_at timestamptz not null,
  primary key (kind, key)
);
