import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { toPosition } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';

/** As many views as one request of Multicall3 has: 41 hours and 40 minutes of rounds. */
export const roundsPerLook = 500;

/** The first round that takes entries. */
const firstEpoch = 1;

/** The rounds `from` to `to` of an account, both included. */
export type Look = {
  readonly from: number;
  readonly to: number;
  /** Those with a stake that is not claimed, newest first. */
  readonly epochs: readonly number[];
};

/** Reads the positions of an account in the 500 rounds up to `last`, by default up to the open round. */
export async function fetchLook(
  chain: Chain,
  account: Address,
  last: number | undefined,
  signal: AbortSignal,
): Promise<Look> {
  const to = last ?? (await readOpenEpoch(chain, signal));
  const from = Math.max(firstEpoch, to - roundsPerLook + 1);
  const looked = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const calls = looked.map((epoch) => ({
    address: getMarket(chain).market,
    abi: predictionMarketAbi,
    functionName: 'positions',
    args: [BigInt(epoch), account],
  }));
  const positions = (await readAnswers(chain.client, calls, signal)).map(toPosition);
  const epochs = looked.filter((_, index) => positions[index]?.isClaimed === false);
  return { from, to, epochs };
}

/** The last round before those of a look; undefined where it was the first of all. */
export function findEarlier({ from }: Look): number | undefined {
  return from > firstEpoch ? from - 1 : undefined;
}

async function readOpenEpoch(chain: Chain, signal: AbortSignal): Promise<number> {
  const call = { address: getMarket(chain).market, abi: predictionMarketAbi, functionName: 'openEpoch' };
  const [openEpoch] = await readAnswers(chain.client, [call], signal);
  return Number(z.bigint().parse(openEpoch));
}
