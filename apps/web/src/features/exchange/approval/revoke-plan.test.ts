import { expect, it } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createRevokePlan } from './revoke-plan.ts';

const identify = (spender = router, token = toAddress('1')) =>
  createRevokePlan({ chainId: 31337 }, account, { token, spender }, 'BUSD').identity;

it('[TX-04] given another spender of the same token, then it is another revocation', () => {
  expect(identify(toAddress('e'))).not.toBe(identify());
  expect(identify(router, toAddress('2'))).not.toBe(identify());
  expect(identify(toAddress('F'))).toBe(identify());
});
