import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import { decodeFunctionData } from 'viem';
import { expect, it } from 'vitest';
import { account, alice, toAddress, toHash } from '../../../../test-support/known.ts';
import {
  attachPayPermit,
  createClaimCall,
  createJoinCall,
  createRefundCall,
  createTallyCall,
} from './create-sale-call.ts';

const [sale, desk] = [toAddress('d'), toAddress('e')];
const listing = { maxCommit: 700n, weight: 3, proof: [toHash('1')] };
const permit = { maxCommit: 600n, weight: 2, deadline: 99, signature: '0x0102' } as const;

it('[IDO-15] given a listing and a permit, then a join carries both', () => {
  const { to, data, value } = createJoinCall(sale, 5n, { listing, permit });
  expect({ to, value, ...decodeFunctionData({ abi: saleAbi, data }) }).toEqual({
    to: sale,
    value: 0n,
    functionName: 'join',
    args: [5n, listing, permit],
  });
});

it('[IDO-15] given a sale without list and signer, then both are empty', () => {
  const { data } = createJoinCall(sale, 5n, {});
  expect(decodeFunctionData({ abi: saleAbi, data }).args).toEqual([
    5n,
    { maxCommit: 0n, weight: 0, proof: [] },
    { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' },
  ]);
});

it('[IDO-08] given a signed allowance, then the same join carries it', () => {
  const signed = { token: toAddress('b'), value: 5n, deadline: 77n, v: 27, r: toHash('2'), s: toHash('3') };
  const call = attachPayPermit(createJoinCall(sale, 5n, { listing, permit }), [signed]);
  expect(call.to).toBe(sale);
  expect(decodeFunctionData({ abi: saleAbi, data: call.data })).toEqual({
    functionName: 'joinWithPayPermit',
    args: [5n, listing, permit, { value: 5n, deadline: 77n, v: 27, r: toHash('2'), s: toHash('3') }],
  });
});

it('[IDO-09] given one round, then the sale is claimed from; given several, then the desk claims them at once', () => {
  const one = createClaimCall(desk, sale, [100]);
  expect({ to: one.to, ...decodeFunctionData({ abi: saleAbi, data: one.data }) }).toEqual({
    to: sale,
    functionName: 'claimTokens',
    args: [0n, 100n, '0x'],
  });
  const two = createClaimCall(desk, sale, [100, 1000]);
  const { functionName, args } = decodeFunctionData({ abi: saleDeskAbi, data: two.data });
  expect([two.to, functionName]).toEqual([desk, 'claimMany']);
  expect(args[0]).toMatchObject([{ claimRound: 100n }, { claimRound: 1000n }]);
});

it('[IDO-10] given a refund in the window, then it names the due amount, so that no other is paid', () => {
  const { data } = createRefundCall(sale, 9n);
  expect(decodeFunctionData({ abi: saleAbi, data }).args).toEqual([9n, '0x']);
});

it('[IDO-10] given buyers, then a tally packs their addresses in their order', () => {
  const { data } = createTallyCall(sale, 9n, [alice, account]);
  expect(decodeFunctionData({ abi: saleAbi, data }).args).toEqual([
    9n,
    `0x${alice.slice(2)}${account.slice(2)}`,
  ]);
});
