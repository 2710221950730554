import { describe, expect, it } from 'vitest';
import { toAmountText } from './amount-text.ts';

describe('toAmountText', () => {
  it.each([
    ['1.234', '1.234,'],
    ['1.234', '1.,234'],
    ['12.345', '12.345.'],
  ])('[SWAP-02] refuses a second separator typed into %s', (current, entered) => {
    expect(toAmountText(entered, current)).toBeUndefined();
  });

  it.each([
    ['', ',', '.'],
    ['1', '1,', '1.'],
    ['1.2', '1.23', '1.23'],
    ['12', '1.2', '1.2'],
    ['5', '-5', ''],
  ])('[SWAP-02] takes `%s` to `%s` as %s', (current, entered, text) => {
    expect(toAmountText(entered, current)).toBe(text);
  });

  it('[SWAP-02] takes thousands separators only from what was pasted', () => {
    expect(toAmountText('1,234.5', '')).toBe('1234.5');
    expect(toAmountText('1.234.567', '1')).toBe('1234567');
  });
});
