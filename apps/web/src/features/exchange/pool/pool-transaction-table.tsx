import { formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { isSameAddress } from '@tradewind/rules/network/address';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { PoolAmount } from './pool-amount.tsx';
import type { PoolSummary } from './pool-summary.ts';
import type { PoolTransaction } from './pool-transactions.query.ts';

const text = messages.pool;

export interface PoolTransactionTableProps {
  pool: PoolSummary;
  transactions: readonly PoolTransaction[];
  isStale: boolean;
}

export function PoolTransactionTable({ pool, transactions, isStale }: PoolTransactionTableProps) {
  const { token0, token1 } = pool;
  const columns: readonly Column<PoolTransaction>[] = [
    { key: 'kind', label: text.kind, isTitle: true, render: (one) => <Kind pool={pool} transaction={one} /> },
    {
      key: 'amount0',
      label: token0.symbol,
      isFigure: true,
      render: ({ amount0 }) => <PoolAmount token={token0} raw={BigInt(amount0)} />,
    },
    {
      key: 'amount1',
      label: token1.symbol,
      isFigure: true,
      render: ({ amount1 }) => <PoolAmount token={token1} raw={BigInt(amount1)} />,
    },
    {
      key: 'value',
      label: text.value,
      isFigure: true,
      render: (one) => <TransactionValue transaction={one} />,
    },
    {
      key: 'account',
      label: text.account,
      isExtra: true,
      render: ({ account }) => <AddressText address={account} />,
    },
    {
      key: 'time',
      label: text.time,
      isFigure: true,
      render: (one) => <TransactionTime transaction={one} />,
    },
  ];
  return (
    <DataTable
      label={text.transactions}
      columns={columns}
      rows={transactions}
      toKey={({ txHash, logIndex }) => `${txHash}${logIndex}`}
      isStale={isStale}
    />
  );
}

function Kind({
  pool: { token0, token1 },
  transaction: { kind, tokenIn },
}: {
  pool: PoolSummary;
  transaction: PoolTransaction;
}) {
  const isFrom1 = tokenIn !== null && isSameAddress(tokenIn, token1.address);
  const [sold, bought] = isFrom1 ? [token1, token0] : [token0, token1];
  return (
    <span className="font-semibold wrap-anywhere">
      {kind === 'swap' ? text.swapped(sold.symbol, bought.symbol) : text.kinds[kind]}
    </span>
  );
}

export function TransactionValue({ transaction: { volumeUsdE18 } }: { transaction: PoolTransaction }) {
  return (
    <ReadingText
      reading={toReadingOf(volumeUsdE18 === null ? undefined : BigInt(volumeUsdE18))}
      format={formatUsdCompact}
      unknownReason={text.figureUnknown}
    />
  );
}

/** The time, linked to the transaction on the explorer. */
export function TransactionTime({ transaction }: { transaction: PoolTransaction }) {
  const { chainId } = useChain();
  return (
    <ExternalLink href={getExplorerLink('tx', transaction.txHash, chainId)} className="touch-target">
      <TimeText seconds={transaction.blockTimestamp} />
    </ExternalLink>
  );
}
