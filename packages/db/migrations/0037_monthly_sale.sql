-- One row a sale with monthly release: the sums of its orders, from the first one on.
create table chain.monthly_sale (
  chain_id integer not null,
  address bytea not null,
  order_count bigint not null,
  coin numeric(78,0) not null,
  tokens numeric(78,0) not null,
  locked numeric(78,0) not null,
  withdrawn numeric(78,0) not null,
  primary key (chain_id, address)
);

insert into chain.monthly_sale
select o.chain_id, o.sale, count(*), sum(o.coin), sum(o.tokens), sum(o.locked), coalesce(max(w.withdrawn), 0)
from chain.monthly_sale_ordered o
left join (
  select chain_id, sale, sum(amount) as withdrawn from chain.monthly_sale_order_withdrawn group by chain_id, sale
) w on w.chain_id = o.chain_id and w.sale = o.sale
group by o.chain_id, o.sale;
