import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { SpenderPart } from '../../../shared/site/spender-part.ts';
import { findStaking } from '../get-staking.ts';

/** The staking contract takes works of the collections that were ever allowed, at most 32. */
export const stakingSpender: SpenderPart = {
  fetchSpenders: async (chain, signal) => {
    const address = findStaking(chain);
    if (address === undefined) return [];
    const view = { address, abi: nftStakingAbi, functionName: 'collections' };
    const [list] = await readAnswers(chain.client, [view], signal);
    const collections = z.array(addressInputSchema).parse(list);
    return [{ address, name: messages.nftStakeSpender.name, tokens: [], takesListed: false, collections }];
  },
};
