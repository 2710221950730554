import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { PoolFigures } from './pool-summary.ts';

export interface PoolFigureProps {
  figures: PoolFigures | undefined;
  field: 'tvlUsdE18' | 'volume24hUsdE18' | 'volume7dUsdE18' | 'fees24hUsdE18' | 'feeAprBps';
}

/** A figure of a pool, in dollars or per cent, or a dash with the reason. */
export function PoolFigure({ figures, field }: PoolFigureProps) {
  return (
    <ReadingText
      reading={toReadingOf(figures?.[field])}
      format={field === 'feeAprBps' ? formatApr : formatUsdCompact}
      unknownReason={figures ? messages.pool.figureUnknown : messages.pool.indexUnknown}
    />
  );
}

function formatApr(bps: bigint): string {
  return formatPercent({ numerator: bps, denominator: 10_000n });
}
