import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { Market } from '../live/market.ts';
import { type Look, roundsPerLook } from './fetch-look.ts';
import type { useLooks } from './looks.query.ts';

const text = messages.predictionTakeBack;

export interface LookedBackProps {
  market: Pick<Market, 'genesis'>;
  looks: readonly Look[];
  looked: Pick<ReturnType<typeof useLooks>, 'hasEarlier' | 'lookFurther' | 'isLooking'>;
}

/** How far back the rounds were read, and the button for more: nothing is said of earlier ones. */
export function LookedBack({ market: { genesis }, looks, looked }: LookedBackProps) {
  const earliest = looks.at(-1);
  if (!earliest) return null;
  if (!looked.hasEarlier) return <p className="text-small text-muted">{text.readAll}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-120 text-small text-muted">
        {text.readBackTo} <TimeText seconds={computeLockTime(Number(genesis), earliest.from)} />.{' '}
        {text.about(roundsPerLook)}
      </p>
      <Button tone="quiet" size="small" isBusy={looked.isLooking} onClick={looked.lookFurther}>
        {text.further}
      </Button>
    </div>
  );
}
