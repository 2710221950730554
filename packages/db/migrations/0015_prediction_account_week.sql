create table chain.prediction_account_week (
  chain_id integer not null,
  account bytea not null,
  week integer not null,
  entered_count integer not null,
  entered_amount numeric(78,0) not null,
  won_count integer not null,
  won_amount numeric(78,0) not null,
  lost_count integer not null,
  lost_amount numeric(78,0) not null,
  volume numeric(78,0) not null,
  net numeric(78,0) not null,
  best_epoch bigint,
  best_net numeric(78,0),
  best_payout numeric(78,0),
  first_block bigint,
  first_log_index integer,
  primary key (chain_id, account, week)
);
create index prediction_account_week_by_volume
  on chain.prediction_account_week (chain_id, week, volume desc, first_block, first_log_index) where volume > 0;
create index prediction_account_week_by_net
  on chain.prediction_account_week (chain_id, week, net desc, first_block, first_log_index) where net > 0;
