alter table relay.intent add column least_gas numeric(78,0);
