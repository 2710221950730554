import { findValue, mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { PoolAmount } from './pool-amount.tsx';
import type { PoolSummary } from './pool-summary.ts';
import { TransactionTime, TransactionValue } from './pool-transaction-table.tsx';
import { type PoolTransaction, usePoolTransactions } from './pool-transactions.query.ts';
import type { PriceLegs } from './price-leg.ts';
import { toParts, type TradePart } from './trade-part.ts';

const text = messages.pool;
const count = 8;

/** A swap in one of the pair's pools, from the side of the trader. */
type PairTrade = {
  readonly transaction: PoolTransaction;
  readonly sold: TradePart;
  readonly bought: TradePart;
};

/** The newest swaps in the pools of a pair. */
export function PairTrades({ legs: [first, second] }: { legs: PriceLegs }) {
  const one = useTrades(first.pool);
  const two = useTrades(second?.pool);
  const sides = second ? [one, two] : [one];
  const failed = sides.find((side) => side.reading.state === 'unknown');
  const isLoading = sides.some((side) => side.reading.state === 'loading');
  const trades = sides.flatMap((side) => findValue(side.reading) ?? []).toSorted(compareNewest);
  return (
    <Card as="section" aria-label={text.recentTrades} className="pt-4">
      <h2 className="px-4 font-semibold">{text.recentTrades}</h2>
      {failed ? (
        <ErrorState title={text.transactionsFailed} onRetry={failed.retry} isRetrying={failed.isRetrying} />
      ) : isLoading ? (
        <div className="flex min-h-40 items-center justify-center text-accent">
          <Spinner label={text.transactionsLoading} />
        </div>
      ) : trades.length === 0 ? (
        <EmptyState icon="clock" title={text.noTransactions} />
      ) : (
        <DataTable
          label={text.recentTrades}
          columns={columns}
          rows={trades.slice(0, count)}
          toKey={({ transaction: { txHash, logIndex } }) => `${txHash}${logIndex}`}
          isStale={sides.some((side) => side.reading.state === 'stale')}
        />
      )}
    </Card>
  );
}

const columns: readonly Column<PairTrade>[] = [
  {
    key: 'trade',
    label: text.trade,
    isTitle: true,
    render: ({ sold, bought }) => (
      <span className="font-semibold">{text.swapped(sold.token.symbol, bought.token.symbol)}</span>
    ),
  },
  {
    key: 'sold',
    label: text.sold,
    isFigure: true,
    render: ({ sold }) => <PoolAmount token={sold.token} raw={sold.raw} />,
  },
  {
    key: 'bought',
    label: text.bought,
    isFigure: true,
    render: ({ bought }) => <PoolAmount token={bought.token} raw={bought.raw} />,
  },
  {
    key: 'value',
    label: text.value,
    isFigure: true,
    render: ({ transaction }) => <TransactionValue transaction={transaction} />,
  },
  {
    key: 'time',
    label: text.time,
    isFigure: true,
    render: ({ transaction }) => <TransactionTime transaction={transaction} />,
  },
];

function useTrades(pool: PoolSummary | undefined) {
  const read = usePoolTransactions({ pool: pool?.address, kind: 'swap', account: undefined, count });
  const reading: Reading<readonly PairTrade[]> = mapReading(read.transactions, ({ transactions }) =>
    pool ? transactions.map((transaction) => toTrade(pool, transaction)) : [],
  );
  return { reading, retry: read.retry, isRetrying: read.isRetrying };
}

function toTrade(pool: PoolSummary, transaction: PoolTransaction): PairTrade {
  const [sold, bought] = toParts(pool, transaction);
  return { transaction, sold, bought };
}

function compareNewest({ transaction: a }: PairTrade, { transaction: b }: PairTrade): number {
  return b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;
}
