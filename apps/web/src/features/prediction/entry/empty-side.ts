import type { Totals } from '@tradewind/rules/prediction/round';
import { messages } from '../../../shared/message/messages.ts';

const text = messages.prediction;

/** The note about an empty side for stakes on the other one; undefined where both have stakes. */
export function findEmptySide({ totalUp, totalDown }: Totals): string | undefined {
  if (totalUp === 0n && totalDown === 0n) return text.nobodyYet;
  return findOpponent({ totalUp, totalDown }, totalUp > 0n);
}

/** The same for a stake on one side; undefined where the other side has stakes. */
export function findOpponent({ totalUp, totalDown }: Totals, isUp: boolean): string | undefined {
  if ((isUp ? totalDown : totalUp) > 0n) return undefined;
  return text.noOpponent(isUp ? text.down : text.up);
}
