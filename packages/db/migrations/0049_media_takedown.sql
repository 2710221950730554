-- A takedown of a file and its end are no transactions, and have no contract: the fields name the file.
alter table app.operator_action
  drop constraint operator_action_is_whole,
  add constraint operator_action_is_whole check (
    case
      when kind = 'role_give' then num_nulls(session, chain_id, target, tx_hash) = 4
      when kind in ('list_store', 'media_takedown', 'media_restored')
        then num_nulls(session, chain_id) = 0 and num_nulls(target, tx_hash) = 2
      when kind in ('project_put', 'kyc_put')
        then num_nulls(session) = 0 and num_nulls(chain_id, target, tx_hash) = 3
      when kind = 'artwork_review' then num_nulls(session, chain_id, target) = 0 and num_nulls(tx_hash) = 1
      else num_nulls(session, chain_id, target, tx_hash) = 0
    end
  );
