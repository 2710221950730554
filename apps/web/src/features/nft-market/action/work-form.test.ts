import { describe, expect, it } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { findPriceProblem, type PriceForm } from './work-form.ts';
import { quote } from '../market/quote.test-support.ts';

const coin = 10n ** 18n;
const ask = {
  nonce: 2,
  seller: account,
  kind: 'auction',
  price: 10n * coin,
  feeBps: 250n,
  endsAt: 900n,
  bidCount: 1,
} as const;
const form: PriceForm = {
  action: 'raise',
  typed: '13',
  quote,
  ask,
  leading: 12n * coin,
  before: 12n * coin,
  balance: 60n * coin,
};

describe('[NFT-05] the form of a bid', () => {
  it.each([
    ['a bid that leads', {}, undefined],
    ['a bid that was beaten meanwhile', { before: undefined }, 'This bid is no longer there.'],
    ['a listing that ended', { ask: undefined }, 'This listing has ended or changed. Nothing was paid.'],
  ] as const)('given %s, when it is raised, then it says so', (_, changed, problem) => {
    expect(findPriceProblem({ ...form, ...changed })).toBe(problem);
  });
});
