create table chain.prediction_entered (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  epoch bigint not null,
  account bytea not null,
  is_up boolean not null,
  amount numeric(78,0) not null,
  total_up numeric(78,0) not null,
  total_down numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_entered_by_position on chain.prediction_entered (chain_id, epoch, account);
create index prediction_entered_by_account on chain.prediction_entered (chain_id, account, epoch);
create index prediction_entered_by_transaction on chain.prediction_entered (chain_id, tx_hash);

create table chain.prediction_boundary_resolved (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  boundary bigint not null,
  is_priced boolean not null,
  price numeric(78,0) not null,
  oracle_round numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_boundary_resolved_by_boundary on chain.prediction_boundary_resolved (chain_id, boundary);

create table chain.prediction_round_settled (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  epoch bigint not null,
  outcome text not null,
  fee numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_round_settled_by_epoch on chain.prediction_round_settled (chain_id, epoch);

create table chain.prediction_claimed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  epoch bigint not null,
  account bytea not null,
  amount numeric(78,0) not null,
  recipient bytea not null,
  relayer bytea not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_claimed_by_position on chain.prediction_claimed (chain_id, account, epoch);

create table chain.prediction_credited (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  account bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_credited_by_account on chain.prediction_credited (chain_id, account);

create table chain.prediction_pending_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  account bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_pending_withdrawn_by_account on chain.prediction_pending_withdrawn (chain_id, account);

create table chain.prediction_self_claim_only_set (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  account bytea not null,
  is_self_only boolean not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_self_claim_only_set_by_account on chain.prediction_self_claim_only_set (chain_id, account, block_number, log_index);

create table chain.prediction_entries_paused (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  is_paused boolean not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.prediction_treasury_swept (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  treasury bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.prediction_phase_pinned (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  phase integer not null,
  aggregator bytea not null,
  since bigint not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.prediction_price (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  round_id numeric(78,0) not null,
  answer numeric(78,0) not null,
  updated_at bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_price_by_time on chain.prediction_price (chain_id, updated_at, block_number, log_index);

create table chain.prediction_week_published (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  week integer not null,
  root bytea not null,
  total numeric(78,0) not null,
  dataset_hash bytea not null,
  active_at bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_week_published_by_week on chain.prediction_week_published (chain_id, week);

create table chain.prediction_week_vetoed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  week integer not null,
  root bytea not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_week_vetoed_by_week on chain.prediction_week_vetoed (chain_id, week);

create table chain.prediction_bonus_claimed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  week integer not null,
  kind smallint not null,
  rank smallint not null,
  account bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_bonus_claimed_by_rank on chain.prediction_bonus_claimed (chain_id, week, kind, rank);

create table chain.prediction_week_expired (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  week integer not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index prediction_week_expired_by_week on chain.prediction_week_expired (chain_id, week);

create table chain.prediction_round (
  chain_id integer not null,
  epoch bigint not null,
  total_up numeric(78,0) not null,
  total_down numeric(78,0) not null,
  entry_count integer not null,
  outcome text not null,
  fee numeric(78,0) not null,
  primary key (chain_id, epoch)
);
create index prediction_round_pending on chain.prediction_round (chain_id, epoch) where outcome = 'pending';

create table chain.prediction_candle (
  chain_id integer not null,
  starts_at bigint not null,
  open numeric(78,0) not null,
  high numeric(78,0) not null,
  low numeric(78,0) not null,
  close numeric(78,0) not null,
  primary key (chain_id, starts_at)
);
