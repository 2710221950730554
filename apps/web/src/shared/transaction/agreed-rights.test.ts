import { encodeFunctionData, erc20Abi, erc721Abi, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { account, toAddress } from '../../../test-support/known.ts';
import { assertAgreedRights } from './agreed-rights.ts';

const other = toAddress('b');

const approve = (taker: typeof account, amount: bigint) => ({
  to: other,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [taker, amount] }),
});

it('[SHELL-06] given no agreed right, when an NFT is approved to the zero address, then that is a revocation', () => {
  expect(() => assertAgreedRights([approve(zeroAddress, 7n)], { allowances: [] })).not.toThrow();
});

it('[SHELL-06] given no agreed right, when somebody may take a token or all NFTs, then it is refused', () => {
  const all = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [account, true],
  });
  expect(() => assertAgreedRights([approve(account, 7n)], { allowances: [] })).toThrow();
  expect(() => assertAgreedRights([{ to: other, value: 0n, data: all }], { allowances: [] })).toThrow();
});
