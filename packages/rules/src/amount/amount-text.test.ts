import { describe, expect, it } from 'vitest';
import { normalizePastedAmountText, normalizeTypedAmountText } from './amount-text.ts';

describe('a keystroke', () => {
  it.each([
    ['', ''],
    ['.', '.'],
    [',', '.'],
    ['1,', '1.'],
    ['1,5', '1.5'],
    ['007.10', '007.10'],
    ['9'.repeat(79), '9'.repeat(79)],
  ])('[SWAP-02] %j becomes %j', (text, expected) => {
    expect(normalizeTypedAmountText(text)).toBe(expected);
  });

  it.each(['1.2.3', '1,2.', '1.234,', '-1', '1e5', ' 1', '٣', '9'.repeat(80)])(
    '[SWAP-02] %j is refused',
    (text) => {
      expect(normalizeTypedAmountText(text)).toBeUndefined();
    },
  );
});

describe('a pasted number', () => {
  it.each([
    ['1,5', '1.5'],
    ['1,234', '1.234'],
    ['1.234', '1.234'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1 234 567,89', '1234567.89'],
    ['1\u{a0}234.5', '1234.5'],
    ['12\u{202f}345', '12345'],
    [' 42\n', '42'],
    ['.5', '.5'],
    ['5.', '5.'],
  ])('[SWAP-02] %j is read as %s', (text, expected) => {
    expect(normalizePastedAmountText(text)).toBe(expected);
  });

  it.each([
    '1,23.4',
    '12,34,567',
    '1,2345.6',
    '0,123.4',
    '1,234.567,8',
    '1.234,567 8',
    '1,234 567.8',
    '1.2.3',
    '1..2',
    '$5',
    '1e18',
    '0x10',
    'Infinity',
  ])('[SWAP-02] %j is refused rather than guessed', (text) => {
    expect(normalizePastedAmountText(text)).toBeUndefined();
  });
});
