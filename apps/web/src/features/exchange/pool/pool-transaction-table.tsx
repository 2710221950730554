import { formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { AgeText } from './age-text.tsx';
import { PoolAmount } from './pool-amount.tsx';
import type { PoolSummary } from './pool-summary.ts';
import type { PoolTransaction } from './pool-transactions.query.ts';
import { TradedAmounts } from './traded-amounts.tsx';
import { toParts } from './trade-part.ts';

const text = messages.pool;

export interface PoolTransactionTableProps {
  pool: PoolSummary;
  transactions: readonly PoolTransaction[];
  isStale: boolean;
}

export function PoolTransactionTable({ pool, transactions, isStale }: PoolTransactionTableProps) {
  const { token0, token1 } = pool;
  const columns: readonly Column<PoolTransaction>[] = [
    {
      key: 'kind',
      label: text.kind,
      isTitle: true,
      render: (one) => <Title pool={pool} transaction={one} />,
    },
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
      phone: 'first',
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
      phone: 'second',
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

/** Its kind; on a phone the amounts, and below them the account. */
function Title({ pool, transaction }: { pool: PoolSummary; transaction: PoolTransaction }) {
  const { kind, account } = transaction;
  const [sold, bought] = toParts(pool, transaction);
  const isSwap = kind === 'swap';
  const kindText = isSwap ? text.swapped(sold.token.symbol, bought.token.symbol) : text.kinds[kind];
  return (
    <>
      <span className="hidden font-semibold wrap-anywhere tablet:inline">{kindText}</span>
      <span className="min-w-0 tablet:hidden">
        <TradedAmounts sold={sold} bought={bought} isSwap={isSwap} />
        <span className="block truncate text-caption text-muted">
          {!isSwap && `${kindText} · `}
          {shortenAddress(account)}
        </span>
      </span>
    </>
  );
}

export function TransactionValue({ transaction: { kind, volumeUsdE18 } }: { transaction: PoolTransaction }) {
  return (
    <ReadingText
      reading={toReadingOf(volumeUsdE18 === null ? undefined : BigInt(volumeUsdE18))}
      format={formatUsdCompact}
      unknownReason={kind === 'swap' ? text.figureUnknown : text.liquidityUnvalued}
    />
  );
}

/** Its age, and a link to the transaction on the explorer. */
export function TransactionTime({ transaction }: { transaction: PoolTransaction }) {
  const { chainId } = useChain();
  const { txHash, blockTimestamp } = transaction;
  return (
    <span className="inline-flex items-center gap-2">
      <AgeText seconds={blockTimestamp} />
      <ExternalLink href={getExplorerLink('tx', txHash, chainId)} className="touch-target">
        <span className="sr-only">{messages.ui.viewOnExplorer}</span>
      </ExternalLink>
    </span>
  );
}
