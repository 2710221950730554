import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { SiteSpender, SpenderPart } from '../../../shared/site/spender-part.ts';
import { findFactory } from '../get-factory.ts';
import { addressesSchema } from '../pool/pool-answers.ts';

const name = messages.stakePoolSpender.name;

/** The pools: the factory lists those in use, at most 64, and knows each that it deployed. */
export const poolSpenders: SpenderPart = {
  fetchSpenders: async (chain, signal) => {
    const [list] = await readFactory(chain, [{ functionName: 'livePools' }], signal);
    const pools = list === undefined ? [] : addressesSchema.parse(list);
    return readTokens(chain, pools, signal);
  },
  fetchNames: async (chain, addresses, signal) => {
    const calls = addresses.map((pool) => ({ functionName: 'isPool', args: [pool] }));
    const answers = await readFactory(chain, calls, signal);
    return answers.map((isPool) => (z.boolean().parse(isPool) ? name : undefined));
  },
};

/** Its answers; none on a chain without a factory. */
async function readFactory(
  chain: Chain,
  calls: readonly { readonly functionName: string; readonly args?: readonly Address[] }[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const address = findFactory(chain);
  if (address === undefined) return [];
  const views = calls.map((call) => ({ ...call, address, abi: stakePoolFactoryAbi }));
  return readAnswers(chain.client, views, signal);
}

/** A pool takes the token that accounts lock, and that of its rewards from those who fund it. */
async function readTokens(
  { client }: Chain,
  pools: readonly Address[],
  signal: AbortSignal,
): Promise<readonly SiteSpender[]> {
  const calls = pools.flatMap((address) =>
    ['depositToken', 'earnToken'].map((functionName) => ({ address, abi: stakePoolAbi, functionName })),
  );
  const tokens = addressesSchema.parse(await readAnswers(client, calls, signal));
  return pools.map((address, index) => ({
    address,
    name,
    tokens: tokens.slice(2 * index, 2 * index + 2),
    takesListed: false,
    collections: [],
  }));
}
