import { type ReactNode, Suspense, useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatClaim } from '../format-claim.ts';
import { toChainName } from '../list/chain-name.ts';
import { EmptyList, ListView } from '../list/list-view.tsx';
import { UnreadRows } from '../list/unread-rows.tsx';
import { SaleWrites } from '../sale-writes-slot.ts';
import { UtcTime } from '../time/utc-time.tsx';
import { toSaleTag } from '../write/sale-tag.ts';
import type { MonthlyAction } from './monthly-dialog.tsx';
import type { MonthlySale } from './monthly-sale.ts';
import type { NextMonth, OrderView } from './own-order-view.ts';
import { useOrderViews } from './use-order-views.ts';

const MonthlyFile = lazyPart(() =>
  import('../joined/joined-file.tsx').then((m) => ({ default: m.MonthlyFile })),
);

const text = messages.launchpadMonthly;

/** The orders of the account in the sale with monthly release of this part's chain, from its contract alone. */
export function MonthlyOrders({ session }: { session: WalletSession }) {
  const { chainId } = useChain();
  const { reading, retry, isRetrying } = useOrderViews(session.account);
  const [opened, setOpened] = useState<{ sale: MonthlySale; action: MonthlyAction }>();
  const close = () => setOpened(undefined);
  return (
    <Card as="section" aria-label={text.ordersTitle(toChainName(chainId))} className="overflow-hidden">
      <h2 className="px-4 py-3 font-semibold">{text.ordersTitle(toChainName(chainId))}</h2>
      <ListView reading={reading} retry={retry} isRetrying={isRetrying} skeleton={<UnreadRows />}>
        {({ sale, orders }, isStale) =>
          orders.length === 0 ? (
            <EmptyList about={text.noOrders} />
          ) : (
            <>
              <OrderTable
                sale={sale}
                orders={orders}
                isStale={isStale}
                session={session}
                onWithdraw={({ order, due }) =>
                  setOpened({ sale, action: { kind: 'withdraw', id: order.id, due } })
                }
              />
              <div className="border-t border-line px-4">
                <Suspense fallback={<Skeleton className="my-3 h-12 w-full" />}>
                  <MonthlyFile account={session.account} />
                </Suspense>
              </div>
            </>
          )
        }
      </ListView>
      {opened && (
        <DialogBoundary onClose={close}>
          <Suspense fallback={null}>
            <SaleWrites kind="monthly" {...opened} session={session} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </Card>
  );
}

export interface OrderTableProps {
  sale: MonthlySale;
  orders: readonly OrderView[];
  isStale: boolean;
  session: WalletSession;
  onWithdraw: (view: OrderView) => void;
}

function OrderTable({ sale, orders, isStale, session, onWithdraw }: OrderTableProps) {
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  return (
    <OrderRows
      sale={sale}
      orders={orders}
      isStale={isStale}
      renderAction={(view) => (
        <Button
          size="small"
          tone={view.due > 0n ? 'primary' : 'secondary'}
          disabled={view.due === 0n}
          isBusy={isPending && view.due > 0n}
          aria-haspopup="dialog"
          aria-label={text.withdrawOf(String(view.order.id))}
          onClick={() => onWithdraw(view)}
        >
          {view.next.kind === 'done' ? text.allPaid : text.withdraw}
        </Button>
      )}
    />
  );
}

export interface OrderRowsProps extends Pick<OrderTableProps, 'sale' | 'orders' | 'isStale'> {
  renderAction: (view: OrderView) => ReactNode;
}

/** The orders of an account, the last one first. */
export function OrderRows({ sale, orders, isStale, renderAction }: OrderRowsProps) {
  const { chainId } = useChain();
  const { native } = useCurrencies();
  const { token, months } = sale;
  const columns: readonly Column<OrderView>[] = [
    {
      key: 'order',
      label: text.order,
      isTitle: true,
      render: ({ order }) => <OrderName id={order.id} createdAt={order.createdAt} />,
    },
    {
      key: 'paid',
      label: text.paid,
      isFigure: true,
      render: ({ order }) => formatExactCurrency(order.coin, native),
    },
    {
      key: 'tokens',
      label: text.tokens,
      isFigure: true,
      render: ({ order }) => formatClaim(order.tokens, token),
    },
    {
      key: 'received',
      label: text.received,
      isFigure: true,
      render: ({ received, order }) => (
        <span className="inline-grid text-right">
          <span>{formatClaim(received, token)}</span>
          <span className="text-caption text-muted">
            {text.monthsOf(Number(order.paidMonths), Number(months))}
          </span>
        </span>
      ),
    },
    {
      key: 'next',
      label: text.next,
      isFigure: true,
      render: ({ next }) => <NextText next={next} sale={sale} />,
    },
    {
      key: 'action',
      label: text.withdraw,
      isAction: true,
      render: (view) => <div className="tablet:text-right">{renderAction(view)}</div>,
    },
  ];
  return (
    <DataTable
      label={text.ordersTitle(toChainName(chainId))}
      columns={columns}
      rows={orders}
      toKey={({ order }) => String(order.id)}
      isStale={isStale}
    />
  );
}

function OrderName({ id, createdAt }: { id: bigint; createdAt: bigint }) {
  return (
    <span className="inline-grid">
      <span className="font-semibold">{text.orderNumber(String(id))}</span>
      <span className="text-caption font-normal text-muted">
        <UtcTime seconds={Number(createdAt)} />
      </span>
    </span>
  );
}

function NextText({ next, sale: { token } }: { next: NextMonth; sale: MonthlySale }) {
  if (next.kind === 'done') return <span className="text-muted">{text.nothingLeft}</span>;
  return (
    <span className="inline-grid text-right">
      <span className="font-medium">{formatClaim(next.amount, token)}</span>
      <span className="text-caption text-muted">
        {next.kind === 'due' ? text.dueNow : <UtcTime seconds={Number(next.at)} />}
      </span>
    </span>
  );
}
