import { expect, it } from 'vitest';
import { account, router, toAddress } from '../../../test-support/known.ts';
import { createTestChain } from '../chain/chain.test-support.tsx';
import type { Token } from '../token-list/currency.ts';
import { type ApprovalRequest, createApprovalPlan } from './approval-plan.ts';
import type { Spender } from './spender.ts';

const chain = createTestChain();
const asset: Token = {
  kind: 'token',
  chainId: chain.chainId,
  address: toAddress('1'),
  symbol: 'BUSD',
  name: 'BUSD',
  decimals: 18,
};

function identify(address = router, amount: ApprovalRequest['amount'] = 5n): string {
  const charge = { spender: { address, text: {} as Spender['text'] }, asset, amount: 5n };
  return createApprovalPlan({ chain, owner: account, charge, amount }).identity;
}

it('[TX-04] [SWAP-07] given the same allowance for another spender, or another allowance, then it is another approval', () => {
  expect(identify(toAddress('e'))).not.toBe(identify());
  expect(identify(router, 6n)).not.toBe(identify());
  expect(identify(router, 'unlimited')).not.toBe(identify());
  expect(identify()).toBe(identify());
});
