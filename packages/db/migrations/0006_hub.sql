-- Made once for all API nodes, by the first that asks.
create table relay.secret (
  name text primary key,
  value bytea not null
);

-- Ids of the outbox come in the order of commits, whoever writes: who reads `id > last` misses nothing.
create function relay.order_outbox() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(5067003);
  return null;
end $$;

create trigger order_outbox before insert on relay.outbox
for each statement execute function relay.order_outbox();
