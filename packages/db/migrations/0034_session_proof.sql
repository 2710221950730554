-- Who proved a session: the key of its account, on every chain, or a contract, on the chain of the session alone. The
-- default is the lesser right: processes of an earlier version name none. Earlier sessions do not know theirs, and what
-- their accounts showed would not count for them, so they end: everybody signs in again.
delete from app.session;
alter table app.session add column proof text not null default 'contract' check (proof in ('key', 'contract'));

-- What an account showed counts for its key on every chain (null), or for its contract on one chain: contracts of one
-- address on two chains may have different owners.
alter table app.disclaimer add column sole_chain_id integer;
alter table app.disclaimer drop constraint disclaimer_pkey;
create unique index disclaimer_by_holder on app.disclaimer (account, project, sole_chain_id) nulls not distinct;

alter table app.kyc add column sole_chain_id integer;
alter table app.kyc drop constraint kyc_pkey;
create unique index kyc_by_holder on app.kyc (account, sole_chain_id) nulls not distinct;
