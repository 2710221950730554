import { describe, expect, it } from 'vitest';
import { toTypedAmount, type TypedAmount } from './amount-text.ts';

/** The text of a field after these keys, one after another; a refused one changes nothing. */
function type(keys: string, from: TypedAmount = { text: '' }): string {
  let held = from;
  for (const key of keys) held = toTypedAmount(held.text + key, held) ?? held;
  return held.text;
}

describe('toTypedAmount', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['12,345.6', '12345.6'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567.890,5', '1234567890.5'],
    ['1,234,567', '1234567'],
    ['1,234', '1.234'],
    ['1,5', '1.5'],
    [',5', '.5'],
  ])('[SWAP-02] given an empty field, when %s is typed key by key, then it holds %s', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  it('[SWAP-02] given a field, when a number is typed with thousands grouped, then no key is lost', () => {
    const keys = '1,234,567.89';
    let held: TypedAmount = { text: '' };
    for (const key of keys) {
      const next = toTypedAmount(held.text + key, held);
      expect(next).toBeDefined();
      held = next!;
    }
  });

  it.each([
    ['1.234', '1.234,'],
    ['1.234', '1.,234'],
    ['12.345', '12.345.'],
  ])('[SWAP-02] refuses a second separator behind %s, whose point nobody typed', (text, entered) => {
    expect(toTypedAmount(entered, { text })).toBeUndefined();
  });

  it.each([
    ['0,123', '.'],
    ['1234,567', '.'],
    ['1,23', '.'],
    ['1,234.5', ','],
  ])('[SWAP-02] given %s typed, when %s follows, then it is refused: it groups nothing', (keys, key) => {
    expect(type(keys + key)).toBe(type(keys));
  });

  it.each([
    ['', ',', '.'],
    ['1', '1,', '1.'],
    ['1.2', '1.23', '1.23'],
    ['12', '1.2', '1.2'],
    ['5', '-5', ''],
    ['1.5', '1.', '1.'],
  ])('[SWAP-02] takes `%s` to `%s` as %s', (text, entered, expected) => {
    expect(toTypedAmount(entered, { text })?.text).toBe(expected);
  });

  it('[SWAP-02] accepts thousands separators of a pasted text', () => {
    expect(toTypedAmount('1,234.5', { text: '' })?.text).toBe('1234.5');
    expect(toTypedAmount('1.234.567', { text: '1' })?.text).toBe('1234567');
  });
});
