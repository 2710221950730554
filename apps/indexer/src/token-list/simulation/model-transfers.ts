import { erc20Events } from '@tradewind/abi/standard/erc20.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { join, type ModelLog, pickAmount, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';

/** The accounts of the model's trades, another one, and the zero address. */
const parties = ['a1', 'a2', 'a3', 'a4', 'a5', '00'].map((byte): Hex => `0x${byte.repeat(20)}`);
const unlistedToken: Hex = `0x${'f9'.repeat(20)}`;
const { selector } = erc20Events.transfer;

/** Transfer events of one transaction: of listed tokens and another one, also of shapes that are no transfer. */
export function createTransfers(random: Random, tokens: readonly Hex[]): ModelLog[] {
  return Array.from({ length: random.between(1, 3) }, () => {
    const address = random.chance(0.1) ? unlistedToken : random.pick(tokens);
    const [from, to] = [toWord(random.pick(parties)), toWord(random.pick(parties))];
    const amount = random.pick([
      0n,
      2n ** 256n - 1n,
      pickAmount(random),
      pickAmount(random),
      pickAmount(random),
    ]);
    const shape = random.next();
    // An ERC-721's, one whose accounts are no topics, and one of a token that says too much.
    if (shape < 0.05) return { address, topics: [selector, from, to, toWord('0x07')], data: '0x' };
    if (shape < 0.1) return { address, topics: [selector], data: join([BigInt(from), BigInt(to), amount]) };
    if (shape < 0.15) return { address, topics: [selector, from, to], data: join([amount, 1n]) };
    return { address, topics: [selector, from, to], data: join([amount]) };
  });
}
