import { bonusDistributorEvents } from '@tradewind/abi/prediction/bonus-distributor.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { join, type ModelLog, pickAmount, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';

/** Events of the bonus distributor; the contract's order of events is not modelled. */
export function payBonus(random: Random, address: Hex): ModelLog[] {
  const week = toNumberWord(BigInt(random.between(2_970, 2_972)));
  const number = (high: number) => BigInt(random.between(1, high));
  const logs: ModelLog[] = [
    {
      address,
      topics: [bonusDistributorEvents.weekPublished.selector, week],
      data: join([number(9), pickAmount(random), number(9), 1_800_000_000n + number(9_999)]),
    },
    { address, topics: [bonusDistributorEvents.weekVetoed.selector, week], data: join([number(9)]) },
    {
      address,
      topics: [bonusDistributorEvents.bonusClaimed.selector, week, toWord(`0x${'e1'.repeat(20)}`)],
      data: join([number(2) - 1n, number(10), pickAmount(random)]),
    },
    {
      address,
      topics: [bonusDistributorEvents.weekExpired.selector, week],
      data: join([pickAmount(random)]),
    },
  ];
  return [random.pick(logs)];
}
