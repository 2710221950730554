-- From which round on a switch of the guardian counts; those of before counted at once.
alter table chain.prediction_entries_paused add column from_epoch bigint not null default 0;
alter table chain.prediction_entries_paused alter column from_epoch drop default;
