-- Until when an area has noticed what chain time alone makes true; one row a chain and kind of notice.
create table relay.notice_cursor (
  kind text not null,
  chain_id integer not null,
  -- Chain seconds.
  noticed_until bigint not null,
  primary key (kind, chain_id)
);

-- The ends of the open stakes, by time.
create index stake_by_end on chain.stake (chain_id, (started_at + period)) where state = 'open';
