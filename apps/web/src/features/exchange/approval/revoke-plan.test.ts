import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { decodeFunctionData, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createRevokeNftPlan, createRevokePlan } from './revoke-plan.ts';
import { planRevokeNft } from './revoke-write.ts';

const identify = (spender = router, token = toAddress('1')) =>
  createRevokePlan({ chainId: 31337 }, account, { token, spender }, 'BUSD').identity;

it('[TX-04] given another spender of the same token, then it is another revocation', () => {
  expect(identify(toAddress('e'))).not.toBe(identify());
  expect(identify(router, toAddress('2'))).not.toBe(identify());
  expect(identify(toAddress('F'))).toBe(identify());
});

const nft = { collection: toAddress('c'), operator: router };

it.each([
  ['an operator', 'all', 'setApprovalForAll', [router, false]],
  ['one NFT', 7n, 'approve', [zeroAddress, 7n]],
] as const)(
  '[LIQ-09] given the approval of %s, then exactly it is revoked',
  (_, tokenId, functionName, args) => {
    const { candidates } = planRevokeNft(account, { ...nft, tokenId }).write;
    expect(candidates.map(({ to }) => to)).toEqual([nft.collection]);
    const decoded = candidates.map(({ data }) => decodeFunctionData({ abi: erc721Abi, data }));
    expect(decoded).toMatchObject([
      { functionName, args: [expect.stringMatching(new RegExp(args[0], 'i')), args[1]] },
    ]);
  },
);

it('[TX-04] given an operator and one NFT of a collection, then they are two revocations', () => {
  const [all, one, other] = (['all', 7n, 8n] as const).map(
    (tokenId) => createRevokeNftPlan({ chainId: 31337 }, account, { ...nft, tokenId }, 'Genesis').identity,
  );
  expect(new Set([all, one, other]).size).toBe(3);
});
