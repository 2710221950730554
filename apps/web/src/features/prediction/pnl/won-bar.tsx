import type { WirePnl } from '@tradewind/schema/prediction/pnl';
import { messages } from '../../../shared/message/messages.ts';
import { formatShare } from './format-share.ts';

const text = messages.predictionPnl;

/** The share of won rounds among those won or lost, as a bar under the text. */
export function WonBar({ wonPercent }: Pick<WirePnl, 'wonPercent'>) {
  const { percent, totalWon, totalLost } = wonPercent;
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-2 text-small">
        <span className="text-muted">{text.wonPercent}</span>
        <span className="figures">
          <span className="font-semibold">{formatShare(percent)}</span>{' '}
          <span className="text-muted">{text.wonOf(String(totalWon), String(totalLost))}</span>
        </span>
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden
        className="mt-2 h-2 w-full overflow-hidden rounded-full bg-hover"
      >
        {totalWon + totalLost > 0 && (
          <>
            <rect width="100" height="1" className="fill-loss" opacity=".55" />
            <rect width={(100 * totalWon) / (totalWon + totalLost)} height="1" className="fill-gain" />
          </>
        )}
      </svg>
    </div>
  );
}
