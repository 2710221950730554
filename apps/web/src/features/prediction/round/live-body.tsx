import { messages } from '../../../shared/message/messages.ts';
import { FigureList, LockedPriceLine, PoolLine } from './round-figures.tsx';
import { PriceHeadline } from './price-headline.tsx';
import type { RoundView } from './round-view.ts';

/** The live round: the latest price against the locked one. */
export function LiveBody({ round, isStale }: { round: RoundView; isStale: boolean }) {
  return (
    <>
      <PriceHeadline
        label={messages.prediction.lastPrice}
        price={round.price}
        change={round.change}
        isStale={isStale}
      />
      <FigureList>
        <LockedPriceLine price={round.lockPrice} />
        <PoolLine pool={round.pool} />
      </FigureList>
    </>
  );
}
