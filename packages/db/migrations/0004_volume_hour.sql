alter table chain.pool add column volume_hour bigint;
