import type { WirePnl } from '@tradewind/schema/prediction/pnl';
import { messages } from '../../../shared/message/messages.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { toE18 } from '../amount.ts';
import { NativeText } from '../native-text.tsx';
import { DollarText } from './dollar-text.tsx';
import { WonBar } from './won-bar.tsx';

const text = messages.predictionPnl;

/** The net result in large type, and its components. */
export function PnlFigures({ pnl }: { pnl: WirePnl }) {
  const { netResult, wonPercent, avgReturn, avgPositionEntered, bestRound } = pnl;
  return (
    <section aria-label={text.netResult}>
      <p className="text-small text-muted">{text.netResult}</p>
      <p className="text-heading font-semibold tracking-tight">
        <NativeText wei={toE18(netResult.amount)} form="signed" />
      </p>
      <p className="text-small text-muted">
        <DollarText price={netResult.price} isSigned />
      </p>
      <WonBar wonPercent={wonPercent} />
      <dl className="mt-4 grid gap-2 text-small">
        <Detail label={text.avgReturn} about={text.avgReturnAbout}>
          <NativeText wei={toE18(avgReturn.amount)} form="signed" />
        </Detail>
        <Detail label={text.avgPositionEntered}>
          <NativeText wei={toE18(avgPositionEntered.amount)} />
        </Detail>
        <Detail label={text.bestRound}>
          {bestRound === null ? (
            <span className="font-normal text-muted">{text.noBestRound}</span>
          ) : (
            <span className="inline-flex flex-wrap justify-end gap-x-2">
              <span>{messages.predictionHistory.round(String(bestRound.roundId))}</span>
              <NativeText wei={toE18(bestRound.amount)} form="signed" />
            </span>
          )}
        </Detail>
      </dl>
    </section>
  );
}
