import { isDecided } from '@tradewind/rules/prediction/status';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { CollectButton } from '../claim/collect-button.tsx';
import { NativeText } from '../native-text.tsx';
import { NativeValue } from '../native-value.tsx';
import { PriceHeadline } from './price-headline.tsx';
import { FigureList, LockedPriceLine, PoolLine } from './round-figures.tsx';
import type { RoundView } from './round-view.ts';

const text = messages.prediction;

/** The result of a round, and its payout. */
export function ExpiredBody({ round }: { round: RoundView }) {
  const { outcome, pool, position } = round;
  const isVoid = outcome !== 'pending' && !isDecided(outcome);
  return (
    <>
      <PriceHeadline label={text.closedPrice} price={round.price} change={round.change} />
      <FigureList>
        <LockedPriceLine price={round.lockPrice} />
        <PoolLine pool={pool} isPast />
      </FigureList>
      {isVoid && <p className="mt-2 text-caption text-muted">{text.outcome[outcome]}</p>}
      {pool === 0n && <p className="mt-2 text-caption text-muted">{text.nobody}</p>}
      {position && <Result round={round} />}
    </>
  );
}

/** The account's result: collect, collected, lost. */
function Result({ round }: { round: RoundView }) {
  const { joinedStatus, position, payout, isCollecting } = round;
  if (!position || joinedStatus === undefined) return null;
  if (joinedStatus === 5)
    return (
      <p className="mt-2 flex items-baseline justify-between gap-2 text-small">
        <span className="text-muted">{text.lost}</span>
        <NativeText wei={-position.amount} form="signed" className="font-semibold" />
      </p>
    );
  const isWin = payout > position.amount || isDecided(round.outcome);
  return (
    <>
      <p className="mt-2 flex items-baseline justify-between gap-2 text-small">
        <span className="text-muted">{isWin ? text.won : text.refund}</span>
        <span className="text-right">
          {isWin ? (
            <NativeText wei={payout - position.amount} form="signed" className="font-semibold" />
          ) : (
            <NativeText wei={payout} className="font-semibold" />
          )}
          <NativeValue wei={isWin ? payout - position.amount : payout} isPast />
        </span>
      </p>
      {joinedStatus === 2 ? (
        <div className="mt-2">
          {isCollecting ? (
            <Button isFullWidth isBusy>
              {text.collecting}
            </Button>
          ) : (
            <CollectButton
              isFullWidth
              rounds={[{ id: round.epoch, amount: payout }]}
              label={isWin ? text.collect : text.collectRefund}
            />
          )}
        </div>
      ) : (
        <p className="mt-2 flex min-h-11 items-center justify-center gap-1.5 text-small font-semibold text-muted">
          <Icon name="check" size={18} />
          {text.collected}
        </p>
      )}
    </>
  );
}
