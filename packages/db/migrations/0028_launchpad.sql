create table chain.sale_created (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  number integer not null,
  project bigint not null,
  round integer not null,
  kind text not null,
  is_prefunded boolean not null,
  pay_token bytea not null,
  pay_decimals smallint not null,
  token bytea not null,
  token_decimals smallint not null,
  issuer bytea not null,
  fee_to bytea not null,
  list_root bytea,
  list_hash bytea,
  open_at bigint not null,
  close_at bigint not null,
  deliver_by bigint not null,
  latest_tge bigint not null,
  refund_seconds integer not null,
  soft_cap numeric(78,0) not null,
  hard_cap numeric(78,0) not null,
  min_per_user numeric(78,0) not null,
  max_per_user numeric(78,0) not null,
  max_weight bigint not null,
  tokens_per_pay_e18 numeric(78,0) not null,
  fee_bps integer not null,
  tranche_seconds integer[] not null,
  tranche_bps integer[] not null,
  stream_share_bps integer not null,
  stream_first_bps integer not null,
  stream_cliff_seconds integer not null,
  stream_period_seconds integer not null,
  stream_periods integer not null,
  vesting bytea,
  signer bytea,
  primary key (chain_id, block_number, log_index)
);

create table chain.sale_pay_token_set (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  token bytea not null,
  is_allowed boolean not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.sale_joined (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  amount numeric(78,0) not null,
  committed numeric(78,0) not null,
  weight bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_joined_by_buyer on chain.sale_joined (chain_id, sale, account, block_number, log_index);
create index sale_joined_by_transaction on chain.sale_joined (chain_id, tx_hash);

create table chain.sale_levelled (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  level numeric(78,0) not null,
  accepted numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_levelled_by_sale on chain.sale_levelled (chain_id, sale, block_number, log_index);

create table chain.sale_funded (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  sender bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_funded_by_sale on chain.sale_funded (chain_id, sale, block_number, log_index);

create table chain.sale_delivered (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  tge_at bigint not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_delivered_by_sale on chain.sale_delivered (chain_id, sale, block_number, log_index);

create table chain.sale_cancelled (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  reason text not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_cancelled_by_sale on chain.sale_cancelled (chain_id, sale, block_number, log_index);

create table chain.sale_change_claimed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.sale_refunded (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  amount numeric(78,0) not null,
  tokens numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.sale_claimed (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  claim_round integer not null,
  amount numeric(78,0) not null,
  caller bytea not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_claimed_by_buyer on chain.sale_claimed (chain_id, sale, account, block_number, log_index);

create table chain.sale_self_claim_only_set (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  is_self_claim_only boolean not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_self_claim_only_set_by_buyer on chain.sale_self_claim_only_set (chain_id, sale, account, block_number, log_index);

create table chain.sale_proceeds_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_proceeds_withdrawn_by_sale on chain.sale_proceeds_withdrawn (chain_id, sale, block_number, log_index);

create table chain.sale_fee_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_fee_withdrawn_by_sale on chain.sale_fee_withdrawn (chain_id, sale, block_number, log_index);

create table chain.sale_unsold_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  recipient bytea not null,
  amount numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);

create table chain.sale_joins_paused (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  is_paused boolean not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_joins_paused_by_sale on chain.sale_joins_paused (chain_id, sale, block_number, log_index);

create table chain.sale_signer_rotated (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  signer bytea not null,
  signer_epoch bigint not null,
  primary key (chain_id, block_number, log_index)
);
create index sale_signer_rotated_by_sale on chain.sale_signer_rotated (chain_id, sale, block_number, log_index);

create table chain.monthly_sale_ordered (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  id bigint not null,
  coin numeric(78,0) not null,
  tokens numeric(78,0) not null,
  locked numeric(78,0) not null,
  primary key (chain_id, block_number, log_index)
);
create index monthly_sale_ordered_by_account on chain.monthly_sale_ordered (chain_id, account, id);

create table chain.monthly_sale_order_withdrawn (
  chain_id integer not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash bytea not null,
  block_timestamp bigint not null,
  tx_hash bytea not null,
  sale bytea not null,
  account bytea not null,
  id bigint not null,
  amount numeric(78,0) not null,
  months integer not null,
  primary key (chain_id, block_number, log_index)
);
create index monthly_sale_order_withdrawn_by_order on chain.monthly_sale_order_withdrawn (chain_id, sale, id, months);

-- One row a sale: its terms, the values of its last events, and its sums.
create table chain.sale (
  chain_id integer not null,
  address bytea not null,
  number integer not null,
  project bigint not null,
  round integer not null,
  kind text not null,
  is_prefunded boolean not null,
  pay_token bytea not null,
  pay_decimals smallint not null,
  token bytea not null,
  token_decimals smallint not null,
  issuer bytea not null,
  fee_to bytea not null,
  list_root bytea,
  list_hash bytea,
  open_at bigint not null,
  close_at bigint not null,
  deliver_by bigint not null,
  latest_tge bigint not null,
  refund_seconds integer not null,
  soft_cap numeric(78,0) not null,
  hard_cap numeric(78,0) not null,
  min_per_user numeric(78,0) not null,
  max_per_user numeric(78,0) not null,
  max_weight bigint not null,
  tokens_per_pay_e18 numeric(78,0) not null,
  fee_bps integer not null,
  tranche_seconds integer[] not null,
  tranche_bps integer[] not null,
  stream_share_bps integer not null,
  stream_first_bps integer not null,
  stream_cliff_seconds integer not null,
  stream_period_seconds integer not null,
  stream_periods integer not null,
  vesting bytea,
  state text not null,
  cancel_reason text,
  is_paused boolean not null,
  is_funded boolean not null,
  signer bytea,
  signer_epoch bigint not null,
  level numeric(78,0),
  accepted numeric(78,0),
  tge_at bigint,
  committed numeric(78,0) not null,
  buyer_count bigint not null,
  change_paid numeric(78,0) not null,
  refund_paid numeric(78,0) not null,
  returned numeric(78,0) not null,
  refund_count bigint not null,
  given_up numeric(78,0) not null,
  claimed numeric(78,0) not null,
  unsold_paid numeric(78,0) not null,
  proceeds_paid numeric(78,0),
  fee_paid numeric(78,0),
  created_block_number bigint not null,
  created_at bigint not null,
  primary key (chain_id, address)
);
create unique index sale_by_number on chain.sale (chain_id, number);

-- One row a buyer. What counts of a commitment follows from the level of the sale.
create table chain.sale_buyer (
  chain_id integer not null,
  sale bytea not null,
  account bytea not null,
  committed numeric(78,0) not null,
  weight bigint not null,
  joined_at bigint not null,
  is_self_claim_only boolean not null,
  claimed numeric(78,0) not null,
  claimed_tranches integer not null,
  stream_claimed numeric(78,0) not null,
  stream_claimed_at bigint,
  change_paid numeric(78,0),
  refund_paid numeric(78,0),
  primary key (chain_id, sale, account)
);
create index sale_buyer_by_account on chain.sale_buyer (account, joined_at, chain_id, sale);
