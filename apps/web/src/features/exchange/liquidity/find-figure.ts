import type { WirePosition } from '@tradewind/schema/exchange/position';
import type { Reading } from '../../../shared/chain/reading.ts';

type FigureName = 'valueUsdE18' | 'feesEarnedUsdE18' | 'differenceToHoldingUsdE18' | 'differenceToHoldingE18';

/** One figure of a position; null on the wire is unknown. */
export function findFigure(position: Reading<WirePosition>, name: FigureName): Reading<bigint> {
  if (position.state === 'loading' || position.state === 'unknown') return position;
  const raw = position.value[name];
  return raw === null
    ? { state: 'unknown', reason: undefined }
    : { state: position.state, value: BigInt(raw) };
}
