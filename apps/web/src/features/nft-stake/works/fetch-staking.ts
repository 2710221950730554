import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { readNames } from '../../../shared/chain/read-names.ts';
import { getStaking } from '../get-staking.ts';
import type { Collection, StakedWork, StakingState } from './work.ts';

/** `viem` returns up to 48 bits as a number. */
const wholeSchema = z.pipe(
  z.union([z.bigint(), z.int()]),
  z.transform((value) => BigInt(value)),
);
const stepsSchema = z.array(z.object({ weight: wholeSchema, boostBps: wholeSchema }));
const termsSchema = z.object({ weight: wholeSchema, isAllowed: z.boolean() });
const stakedSchema = z.object({ activeAt: wholeSchema, weight: wholeSchema });
const idsSchema = z.array(z.bigint());

/** The collections, the steps of the boost, and the staked works of an account, from the contract alone. */
export async function fetchStaking(
  chain: Chain,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<StakingState> {
  const read = (calls: readonly View[]) => readAnswers(chain.client, toCalls(chain, calls), signal);
  const [list, steps] = await read([['collections'], ['boostSteps']]);
  const addresses = z.array(addressInputSchema).parse(list);
  const [terms, names, ids] = await Promise.all([
    read(addresses.map((address) => ['collectionTerms', address])),
    readNames(chain.client, addresses, signal),
    account === undefined ? [] : read(addresses.map((address) => ['stakedTokens', account, address])),
  ]);
  const works = addresses.flatMap((collection, index) =>
    idsSchema.parse(ids[index] ?? []).map((tokenId) => ({ collection, tokenId })),
  );
  const details = await read(works.map(({ collection, tokenId }) => ['stakedToken', collection, tokenId]));
  return {
    steps: stepsSchema.parse(steps),
    collections: addresses.map((address, index): Collection => {
      return { address, name: names[index] ?? '', ...termsSchema.parse(terms[index]) };
    }),
    staked: works.map((work, index): StakedWork => ({ ...work, ...stakedSchema.parse(details[index]) })),
  };
}

type View = readonly [functionName: string, ...args: readonly unknown[]];

function toCalls(chain: Chain, views: readonly View[]) {
  const address = getStaking(chain);
  return views.map(([functionName, ...args]) => ({ address, abi: nftStakingAbi, functionName, args }));
}
