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
          <Valued {...avgReturn} isSigned />
        </Detail>
        <Detail label={text.avgPositionEntered}>
          <Valued {...avgPositionEntered} />
        </Detail>
        <Detail label={text.bestRound}>
          {bestRound === null ? (
            <span className="font-normal text-muted">{text.noBestRound}</span>
          ) : (
            <span className="inline-flex flex-wrap justify-end gap-x-2">
              <span>{messages.predictionHistory.round(String(bestRound.roundId))}</span>
              <Valued {...bestRound} isSigned />
            </span>
          )}
        </Detail>
      </dl>
    </section>
  );
}

type ValuedProps = WirePnl['avgReturn'] & { isSigned?: boolean };

/** An amount with its dollars at the latest price. */
function Valued({ amount, price, isSigned = false }: ValuedProps) {
  return (
    <span>
      <NativeText wei={toE18(amount)} form={isSigned ? 'signed' : 'plain'} />{' '}
      <span className="font-normal whitespace-nowrap text-muted">
        (<DollarText price={price} isSigned={isSigned} />)
      </span>
    </span>
  );
}
