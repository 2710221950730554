import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { concat, encodeFunctionData, numberToHex } from 'viem';
import { expect, it } from 'vitest';
import { toHash } from '../../test-support/known.ts';
import { encodeJoin } from './encode-join.ts';

it('[IDO-08] [IDO-14] given a line of a list, when it is encoded, then it is the arguments of the contract’s join', () => {
  const listing = { maxCommit: 5n, weight: 3, proof: [toHash('a'), toHash('b')] };
  const permit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' } as const;
  const call = encodeFunctionData({ abi: saleAbi, functionName: 'join', args: [7n, listing, permit] });
  // Both offsets count from the begin of the arguments, of which the amount is one word.
  const encoded = encodeJoin(listing).slice(2);
  const word = (place: number) => BigInt(`0x${encoded.slice(place * 64, place * 64 + 64)}`);
  const head = [7n, word(0) + 32n, word(1) + 32n].map((value) => numberToHex(value, { size: 32 }));
  expect(concat([...head, `0x${encoded.slice(128)}`])).toBe(`0x${call.slice(10)}`);
});
