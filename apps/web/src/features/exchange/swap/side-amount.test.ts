import { describe, expect, it } from 'vitest';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { findSideAmount } from './side-amount.ts';

const input: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const output: Currency = { ...input, symbol: 'OUT' };
const typed = { isValid: true, raw: 5n, text: '5' } as const;
const sides = { input, output, amount: typed };

describe('findSideAmount', () => {
  it('[SWAP-02] given a wrap, then both sides have its amount', () => {
    const view = { ...sides, quote: { state: 'value', value: { kind: 'wrap', amount: 5n } } } as const;
    expect(findSideAmount(view, 'input', 'input')).toEqual({ currency: input, raw: 5n });
    expect(findSideAmount(view, 'output', 'input')).toEqual({ currency: output, raw: 5n });
  });

  it('[SWAP-02] given no quote yet, then the typed side alone has an amount', () => {
    const view = { ...sides, quote: { state: 'loading' } } as const;
    expect(findSideAmount(view, 'input', 'input')).toEqual({ currency: input, raw: 5n });
    expect(findSideAmount(view, 'output', 'input')).toBeUndefined();
    expect(findSideAmount(view, 'output', 'output')).toEqual({ currency: output, raw: 5n });
  });

  it.each([{ isValid: false, problem: 'empty' } as const, { ...typed, raw: 0n }])(
    '[SWAP-02] given %o, then there is none',
    (amount) => {
      const view = { ...sides, amount, quote: { state: 'value', value: { kind: 'none' } } } as const;
      expect(findSideAmount(view, 'input', 'input')).toBeUndefined();
    },
  );
});
