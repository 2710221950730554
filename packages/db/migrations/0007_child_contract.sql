create table chain.child_contract (
  chain_id integer not null,
  factory bytea not null,
  event bytea not null,
  address bytea not null,
  block_number bigint not null,
  primary key (chain_id, factory, event, address)
);
