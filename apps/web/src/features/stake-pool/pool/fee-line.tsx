import { formatBps } from '@tradewind/rules/amount/format-percent';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import { messages } from '../../../shared/message/messages.ts';
import { computeFeePath, feeBox } from './fee-path.ts';

const text = messages.stakePool;

/** The fee of an early exit by day: a line, and the same in words. */
export function FeeLine({ fees }: { fees: readonly FeeRow[] }) {
  if (fees.length === 0) return <FeeText fees={fees} />;
  return (
    <div className="grid gap-1.5">
      <svg
        viewBox={`0 0 ${feeBox.width} ${feeBox.height}`}
        preserveAspectRatio="none"
        className="h-14 w-full rounded-small bg-sunken text-accent"
        aria-hidden
      >
        <path d={`${computeFeePath(fees)} V${feeBox.height} H0 Z`} fill="currentColor" fillOpacity={0.12} />
        <path
          d={computeFeePath(fees)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <FeeText fees={fees} />
    </div>
  );
}

/** The same in words alone. */
export function FeeText({ fees }: { fees: readonly FeeRow[] }) {
  if (fees.length === 0) return <p className="text-small text-muted">{text.noFee}</p>;
  const steps = fees.map(({ day, bps }) => text.feeUntil(formatBps(Number(bps)), String(day)));
  return <p className="text-caption text-muted">{[...steps, text.feeAfter].join(' · ')}</p>;
}
