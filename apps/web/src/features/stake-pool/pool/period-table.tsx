import { computeCapacity, type Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { messages } from '../../../shared/message/messages.ts';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { OwnPart } from '../own/own-part.ts';
import { formatPeriod } from './format-period.ts';
import { type StakePool, toLimits } from './pool.ts';
import { PoolAmountText } from './pool-amount-text.tsx';
import { formatRate } from './rates.ts';

const text = messages.stakePool;

export interface PeriodTableProps {
  pool: StakePool;
  /** Undefined without an account, and while its stakes are not known. */
  own: OwnPart | undefined;
}

/** POOL-02: the offered periods with their rates and the account's principal of each, as `userPeriodAmount` has it. */
export function PeriodTable({ pool, own }: PeriodTableProps) {
  const { deposit } = pool;
  const columns: readonly Column<Period>[] = [
    {
      key: 'period',
      label: text.period,
      isTitle: true,
      render: ({ duration }) => <span className="font-semibold">{formatPeriod(duration)}</span>,
    },
    { key: 'apr', label: text.apr, isFigure: true, render: formatRate },
    {
      key: 'staked',
      label: text.staked,
      isFigure: true,
      render: (period) =>
        own ? <PoolAmountText raw={sumUpPeriod(own, period)} token={deposit} /> : <span>–</span>,
    },
    {
      key: 'capacity',
      label: text.capacity,
      isFigure: true,
      render: (period) => <PoolAmountText raw={computeCapacity(toLimits(pool), period)} token={deposit} />,
    },
  ];
  return (
    <Card as="section" aria-label={text.periods} className="overflow-hidden py-2">
      <DataTable
        label={text.periods}
        columns={columns}
        rows={pool.periods}
        toKey={({ duration }) => String(duration)}
      />
    </Card>
  );
}

function sumUpPeriod({ stakes }: OwnPart, { duration }: Period): bigint {
  return stakes.reduce((sum, stake) => (stake.duration === duration ? sum + stake.amount : sum), 0n);
}
