import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { addressInputSchema, addressSchema } from './address.ts';
import { rawAmountSchema } from './amount.ts';
import { hashInputSchema } from './hash.ts';
import { pagingQuery } from './paging.ts';

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

describe('input', () => {
  it('accepts addresses and hashes in any case and returns them in lower case', () => {
    expect(addressInputSchema.parse(address)).toBe(address.toLowerCase());
    expect(addressInputSchema.parse(address.toUpperCase())).toBe(address.toLowerCase());
    expect(addressSchema.safeParse(address).success).toBe(false);
    expect(hashInputSchema.parse(`0x${'Ab'.repeat(32)}`)).toBe(`0x${'ab'.repeat(32)}`);
  });

  it.each([address.slice(1), `${address}0`, `${address}\n`, `0x${'g'.repeat(40)}`, '', 1, null, [address]])(
    'refuses %j as an address',
    (text) => expect(addressInputSchema.safeParse(text).success).toBe(false),
  );

  it('accepts raw amounts up to 78 digits in one spelling only', () => {
    expect(['0', '10', '9'.repeat(78)].every((text) => rawAmountSchema.safeParse(text).success)).toBe(true);
    const wrong = ['', '-1', '1.5', '01', '1e3', ' 1', '9'.repeat(79), 1];
    expect(wrong.some((text) => rawAmountSchema.safeParse(text).success)).toBe(false);
  });

  it('reads paging from a query string', () => {
    const schema = z.object(pagingQuery);
    expect(schema.parse({})).toEqual({ pageNumber: 1, pageSize: 50 });
    expect(schema.parse({ pageNumber: '3', pageSize: '500' })).toEqual({ pageNumber: 3, pageSize: 500 });
    const wrong = ['0', '-1', '1.5', '501', '1e2', 'x', '', ['1', '2']];
    expect(wrong.some((pageSize) => schema.safeParse({ pageSize }).success)).toBe(false);
  });
});
