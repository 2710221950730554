import type { Hex } from '@tradewind/db/column/hex-bytes';
import { selectors } from '../prediction/events.ts';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from './model-log.ts';
import type { Random } from './random.ts';

const { bonus: events } = selectors;

/** Events of the bonus distributor; the contract's order of events is not modelled. */
export function payBonus(random: Random, address: Hex): ModelLog[] {
  const week = toNumberWord(BigInt(random.between(2_970, 2_972)));
  const number = (high: number) => BigInt(random.between(1, high));
  const logs: ModelLog[] = [
    {
      address,
      topics: [events.weekPublished, week],
      data: join([number(9), pickAmount(random), number(9), 1_800_000_000n + number(9_999)]),
    },
    { address, topics: [events.weekVetoed, week], data: join([number(9)]) },
    {
      address,
      topics: [events.bonusClaimed, week, toWord(`0x${'e1'.repeat(20)}`)],
      data: join([number(2) - 1n, number(10), pickAmount(random)]),
    },
    { address, topics: [events.weekExpired, week], data: join([pickAmount(random)]) },
  ];
  return [random.pick(logs)];
}
