-- One event may announce several contracts, as a market and its collection: the role says which one a child is.
alter table chain.child_contract add column role text not null default '';
alter table chain.child_contract drop constraint child_contract_pkey;
alter table chain.child_contract add primary key (chain_id, factory, event, role, address);
