import { describe, expect, it } from 'vitest';
import { decodeLensPools, decodeLensReserves } from './lens-answer.ts';

const [token0, token1] = ['1'.repeat(40), 'e'.repeat(40)];
const [none, most] = ['0'.repeat(28), 'f'.repeat(28)];
const one = '1'.padStart(28, '0');

describe('answers of the lens', () => {
  it('[SWAP-03] contain the tokens and reserves of each pool', () => {
    expect(decodeLensPools(`0x${token0}${token1}${none}${most}${token0}${token1}${one}${none}`)).toEqual([
      { token0: `0x${token0}`, token1: `0x${token1}`, reserve0: 0n, reserve1: 2n ** 112n - 1n },
      { token0: `0x${token0}`, token1: `0x${token1}`, reserve0: 1n, reserve1: 0n },
    ]);
    expect(decodeLensReserves(`0x${none}${most}${one}${none}`)).toEqual([
      [0n, 2n ** 112n - 1n],
      [1n, 0n],
    ]);
    expect([decodeLensPools('0x'), decodeLensReserves('0x')]).toEqual([[], []]);
  });

  it('are refused when cut short', () => {
    expect(() => decodeLensPools(`0x${token0}${token1}${none}${most.slice(2)}`)).toThrow(RangeError);
    expect(() => decodeLensReserves(`0x${none}`)).toThrow(RangeError);
  });
});
