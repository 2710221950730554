import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { toAddressKey } from '@tradewind/rules/network/address';
import { type Address, decodeFunctionData, encodeFunctionResult, type Hex, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../../../shared/chain/multicall.test-support.ts';
import { fetchNftApprovals } from './fetch-nft-approvals.ts';
import type { NftCandidate } from './nft-approval.ts';

const [collection, other, operator] = [toAddress('c'), toAddress('d'), toAddress('e')];

type Answers = {
  readonly isApprovedForAll?: boolean;
  readonly getApproved?: Address;
  readonly ownerOf?: Address;
  readonly balanceOf?: bigint;
  readonly name?: string;
};

const callsSchema = z.tuple([z.looseObject({ data: z.custom<Hex>() }), z.unknown()]);

/** A chain whose collections answer these views; a view without an answer fails. */
function createChain(collections: Readonly<Record<Address, Answers>>) {
  return createTestChain({
    request: async ({ params }) => {
      const [{ data }] = callsSchema.parse(params);
      return answerMulticall(data, ({ target, callData }) => {
        const { functionName } = decodeFunctionData({ abi: erc721Abi, data: callData });
        const result = new Map(Object.entries(collections[toAddressKey(target)] ?? {})).get(functionName);
        if (result === undefined) return { success: false, returnData: '0x' };
        const [item] = erc721Abi.filter((one) => one.type === 'function' && one.name === functionName);
        return { success: true, returnData: encodeFunctionResult({ abi: [item!], functionName, result }) };
      });
    },
  });
}

const fetchOf = (collections: Readonly<Record<Address, Answers>>, candidates: readonly NftCandidate[]) =>
  fetchNftApprovals(createChain(collections).client, account, candidates);

const toOperator = (of = collection): NftCandidate => ({ kind: 'operator', collection: of, operator });
const toNft = (tokenId = 7n): NftCandidate => ({ kind: 'nft', collection, tokenId });

it('[LIQ-09] given an operator and an approved NFT, then both are listed with the collection’s name and count', async () => {
  const answers = {
    isApprovedForAll: true,
    getApproved: operator,
    ownerOf: account,
    balanceOf: 3n,
    name: 'Gene\u202Esis',
  };
  expect(await fetchOf({ [collection]: answers }, [toOperator(), toNft()])).toEqual({
    standing: [
      { collection, operator, tokenId: 'all', name: 'Genesis', count: 3n },
      { collection, operator, tokenId: 7n, name: 'Genesis', count: 3n },
    ],
    silentCount: 0,
  });
});

it.each([
  ['a revoked operator', { isApprovedForAll: false, getApproved: zeroAddress }],
  [
    'an NFT that is another account’s now',
    { isApprovedForAll: false, getApproved: operator, ownerOf: operator },
  ],
  ['a burned NFT of an account that has none', { isApprovedForAll: false, balanceOf: 0n }],
])('[LIQ-09] given %s, then nothing is listed and nothing is unknown', async (_, answers) => {
  expect(await fetchOf({ [collection]: answers }, [toOperator(), toNft()])).toEqual({
    standing: [],
    silentCount: 0,
  });
});

it.each([
  ['does not answer at all', {}],
  ['hides an approval of an account that has NFTs', { isApprovedForAll: false, balanceOf: 1n }],
  ['hides the owner of an approved NFT', { isApprovedForAll: false, getApproved: operator }],
])('[LIQ-09] given a collection that %s, then it is unknown, once', async (_, answers) => {
  const candidates = [toOperator(), toNft(), toNft(8n), toOperator(other)];
  const found = await fetchOf({ [collection]: answers, [other]: { isApprovedForAll: true } }, candidates);
  expect(found.silentCount).toBe(1);
  expect(found.standing).toEqual([
    { collection: other, operator, tokenId: 'all', name: '0xdddd…dddd', count: undefined },
  ]);
});
