import { describe, expect, it } from 'vitest';
import { parseCallKey, toCallKey } from './call-key.ts';

const target = `0x${'aB'.repeat(20)}` as const;
const lowerTarget = target.toLowerCase();

describe('call keys', () => {
  it('[CHAIN-02] are equal for the same view of the same contract, and decode to it', () => {
    const key = toCallKey({ target, callData: '0x1234' });
    expect(key).toBe(`${lowerTarget}-0x1234`);
    expect(parseCallKey(key)).toEqual({ target: lowerTarget, callData: '0x1234' });
  });

  it.each(['0x12', '0x', `0x${'g'.repeat(40)}`] as const)(
    '[CHAIN-02] are refused with `Invalid address` for the contract %s',
    (wrong) => {
      expect(() => toCallKey({ target: wrong, callData: '0x' })).toThrow('Invalid address');
    },
  );

  it.each(['0xzz', '0x12 34'] as const)('[CHAIN-02] are refused with `Invalid hex` for %s', (callData) => {
    expect(() => toCallKey({ target, callData })).toThrow('Invalid hex');
  });

  it.each(['', target, `${target}-1234`, `${target}-0x12-0x34`, '-0x12'])(
    '[CHAIN-02] are not read from `%s`: `Invalid call key`',
    (key) => {
      expect(() => parseCallKey(key)).toThrow('Invalid call key');
    },
  );

  it('[CHAIN-02] are not read with a wrong address or hex inside', () => {
    expect(() => parseCallKey('0x12-0x12')).toThrow('Invalid address');
    expect(() => parseCallKey(`${target}-0xzz`)).toThrow('Invalid hex');
  });
});
