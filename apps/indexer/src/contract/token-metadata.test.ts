import { encodeAbiParameters, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeTokenMetadata } from './token-metadata.ts';

const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value]);
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const name = (answer: `0x${string}` | undefined) => decodeTokenMetadata([answer, undefined, undefined]).name;

describe('decodeTokenMetadata', () => {
  it('[TOK-03] reads strings and the bytes32 names of early tokens', () => {
    expect(decodeTokenMetadata([text('Cake ☕'), stringToHex('MKR', { size: 32 }), number(18n)])).toEqual({
      name: 'Cake ☕',
      symbol: 'MKR',
      decimals: 18,
    });
  });

  it('treats a call that reverted or returned nothing as unknown', () => {
    expect(decodeTokenMetadata([undefined, '0x', '0x'])).toEqual({
      name: null,
      symbol: null,
      decimals: null,
    });
  });

  it('survives lengths and offsets that point anywhere', () => {
    expect(name(`0x${'ff'.repeat(96)}`)).toBeNull();
    expect(name(`0x${word(32n)}${word(2n ** 255n)}${'61'.repeat(32)}`)).toBe('a'.repeat(32));
    expect(name(`0x${word(2n ** 256n - 1n)}${word(3n)}`)).toBeNull();
    expect(name('0x12')).toBeNull();
  });

  it('truncates long texts between characters', () => {
    expect(name(text('x'.repeat(100_000)))).toBe('x'.repeat(64));
    expect(name(text('é'.repeat(1_000)))).toBe('é'.repeat(64));
    expect(name(text('😀'.repeat(1_000)))).toBe('😀'.repeat(64));
  });

  it('drops characters that control the direction of text or cannot be stored', () => {
    expect(name(text(' A\u0000B\u202E\u200BC\uFE0F\u3164\u2800\uD800 '))).toBe('ABC');
    expect(name(text('\u0000\u0007'))).toBeNull();
  });

  it('treats absurd decimals as unknown', () => {
    expect(decodeTokenMetadata([undefined, undefined, number(255n)]).decimals).toBeNull();
    expect(decodeTokenMetadata([undefined, undefined, number(2n ** 255n)]).decimals).toBeNull();
    expect(decodeTokenMetadata([undefined, undefined, number(0n)]).decimals).toBe(0);
  });
});
