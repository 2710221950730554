import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { findAddRedirect, findRemoveRedirect, findSelectPath } from './liquidity-routes.ts';

const one = `0x${'aB'.repeat(20)}`;
const two = toAddress('2');

describe('the routes of liquidity', () => {
  it('[LIQ-01] two joined addresses are two parts of the path', () => {
    expect(findAddRedirect({ a: `${one}-${two}`, b: undefined })).toBe(`/add/${one}/${two}`);
    expect(findAddRedirect({ a: `${one}-0x12`, b: undefined })).toBeUndefined();
    expect(findAddRedirect({ a: 'ETH', b: two })).toBeUndefined();
  });

  it('[LIQ-01] a repeated currency is used once, in any letter case', () => {
    expect(findAddRedirect({ a: one, b: one.toLowerCase() })).toBe(`/add/${one}`);
    expect(findAddRedirect({ a: 'ETH', b: 'eth' })).toBe('/add/ETH');
  });

  it('[LIQ-01] choosing a currency changes the route, and choosing the other side’s swaps the two', () => {
    expect(findSelectPath({ a: 'ETH', b: undefined }, 'b', two)).toBe(`/add/ETH/${two}`);
    expect(findSelectPath({ a: undefined, b: undefined }, 'b', two)).toBe(`/add/ETH/${two}`);
    expect(findSelectPath({ a: 'ETH', b: two }, 'a', one)).toBe(`/add/${one}/${two}`);
    expect(findSelectPath({ a: 'ETH', b: two }, 'a', two)).toBe(`/add/${two}/ETH`);
    expect(findSelectPath({ a: 'ETH', b: two }, 'b', 'ETH')).toBe(`/add/${two}/ETH`);
    expect(findSelectPath({ a: 'ETH', b: undefined }, 'b', 'ETH')).toBe('/add/ETH');
  });

  it('[LIQ-04] an old address of a removal redirects to its pool, any other to the list', () => {
    expect(findRemoveRedirect(`${one}-${two}`)).toBe(`/remove/${one}/${two}`);
    expect(['ETH', `ETH-${two}`, one, `${one}-${two}-${two}`].map(findRemoveRedirect)).toEqual(
      Array.from({ length: 4 }, () => '/pool'),
    );
  });
});
