import { describe, expect, it } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { findOfferProblem, findOfferTotal, parseCount } from './offer-form.ts';
import { quote } from '../market/quote.test-support.ts';

const coin = 10n ** 18n;
const form = { price: '5', count: '3', quote, balance: 15n * coin, before: undefined };
const before = { bidder: account, price: 2n * coin, count: 4, until: 1n };

describe('[NFT-05] the form of an offer', () => {
  it.each([
    ['1', 1],
    ['65535', 65_535],
    [' 12 ', 12],
    ['65536', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['-1', undefined],
  ])('given the count %j, then it is %j', (typed, count) => {
    expect(parseCount(typed)).toBe(count);
  });

  it.each([
    ['the whole balance', {}, undefined],
    ['an unknown balance', { balance: undefined, count: '65535' }, undefined],
    ['a unit more than the balance', { balance: 15n * coin - 1n }, 'Insufficient balance !'],
    ['the money of the offer before', { balance: 7n * coin, before }, undefined],
    ['a unit more than both', { balance: 7n * coin - 1n, before }, 'Insufficient balance !'],
    ['no price', { price: '' }, 'Enter a price'],
    ['a price of nothing', { price: '0' }, 'Enter a price'],
    ['too many decimals', { price: `0.${'1'.repeat(19)}` }, 'At most 18 decimals'],
    ['more than 96 bits', { price: '79228162515', balance: undefined }, 'This number is too large'],
    ['no count', { count: '' }, 'From 1 to 65,535 artworks'],
    ['too many works', { count: '65536', balance: undefined }, 'From 1 to 65,535 artworks'],
  ] as const)('given %s, then it says so', (_, changed, problem) => {
    expect(findOfferProblem({ ...form, ...changed })).toBe(problem);
  });

  it('given price and count, then the total is what the market holds', () => {
    expect(findOfferTotal(form)).toBe(15n * coin);
    expect(findOfferTotal({ ...form, count: 'x' })).toBeUndefined();
  });
});
