import { describe, expect, it } from 'vitest';
import { computePercent, computeRemoval, formatRemoveField, type RemoveField } from './removal.ts';

const unit = 10n ** 18n;
const source = {
  held: 100n * unit,
  shares: { reserve0: 2_000n * unit, reserve1: 500n * 10n ** 6n, totalSupply: 1_000n * unit },
  decimalsA: 18,
  decimalsB: 6,
};
const remove = (independentField: RemoveField, typedValue: string) =>
  computeRemoval({ independentField, typedValue }, source);

describe('computeRemoval', () => {
  it('[LIQ-04] by percent', () => {
    expect(remove('percent', '25')).toEqual({
      liquidity: 25n * unit,
      amountA: 50n * unit,
      amountB: 12_500_000n,
      entered: { field: 'percent', raw: 25n },
    });
    expect(remove('percent', '100')?.liquidity).toBe(source.held);
  });

  it('[LIQ-04] by pool tokens and by either amount, all of the same position', () => {
    const { entered: _, ...quarter } = remove('percent', '25')!;
    expect(remove('liquidity', '25')).toEqual({
      ...quarter,
      entered: { field: 'liquidity', raw: 25n * unit },
    });
    expect(remove('a', '50')).toEqual({ ...quarter, entered: { field: 'a', raw: 50n * unit } });
    expect(remove('b', '12.5')).toEqual({ ...quarter, entered: { field: 'b', raw: 12_500_000n } });
  });

  it('[LIQ-04] an amount is never paid short, and the full amount removes the whole position', () => {
    expect(remove('b', '0.000001')?.amountB).toBe(1n);
    expect(remove('a', '200')?.liquidity).toBe(source.held);
    const odd = { ...source, held: 3n, shares: { reserve0: 10n, reserve1: 10n, totalSupply: 7n } };
    const form = { independentField: 'a', typedValue: '0.000000000000000004' } as const;
    expect(computeRemoval(form, { ...odd, decimalsB: 18 })).toEqual({
      liquidity: 3n,
      amountA: 4n,
      amountB: 4n,
      entered: { field: 'a', raw: 4n },
    });
  });

  it.each([
    ['percent', '0'],
    ['percent', '101'],
    ['liquidity', ''],
    ['liquidity', '100.1'],
    ['a', '200.1'],
    ['b', 'x'],
  ] as const)('[LIQ-04] %s of %j is no removal', (field, typed) => {
    expect(remove(field, typed)).toBeUndefined();
  });

  it('[LIQ-04] an empty position has no removal', () => {
    const empty = { ...source, held: 0n, shares: { reserve0: 1n, reserve1: 1n, totalSupply: 0n } };
    expect(computeRemoval({ independentField: 'a', typedValue: '1' }, empty)).toBeUndefined();
  });
});

describe('the texts of the fields', () => {
  it('[LIQ-04] as typed where it was typed, computed elsewhere', () => {
    const form = { independentField: 'a', typedValue: '50.0' } as const;
    const removal = computeRemoval(form, source);
    expect(formatRemoveField('a', form, removal, source)).toBe('50.0');
    expect(formatRemoveField('b', form, removal, source)).toBe('12.5');
    expect(formatRemoveField('liquidity', form, removal, source)).toBe('25');
    expect(formatRemoveField('b', form, undefined, source)).toBe('');
  });

  it('[LIQ-04] the slider shows the percentage', () => {
    const form = { independentField: 'a', typedValue: '50' } as const;
    expect(computePercent(form, computeRemoval(form, source), source.held)).toBe(25);
    expect(computePercent({ independentField: 'percent', typedValue: '40' }, undefined, 0n)).toBe(40);
    expect(computePercent(form, undefined, 0n)).toBe(0);
  });
});
