-- Roles are given by the settings too: a row of the log without a transaction, and without a session.
alter table app.operator_action
  alter column session drop not null,
  alter column chain_id drop not null,
  alter column target drop not null,
  alter column tx_hash drop not null,
  add constraint operator_action_is_whole check (
    num_nulls(session, chain_id, target, tx_hash) = case kind when 'role_give' then 4 else 0 end
  );

-- The settings add each operator that has no row: a removed row would come back with the next start.
create trigger operator_stays before delete on app.operator
  for each statement execute function app.refuse_change();
