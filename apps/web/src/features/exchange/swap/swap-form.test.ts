import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { reduceSwapForm, type SwapForm } from './swap-form.ts';
import { formatSwapUrl, parseSwapUrl } from './swap-url.ts';

const tokenA = toAddress('a');
const tokenB = toAddress('b');
const empty: SwapForm = {
  inputId: 'ETH',
  outputId: undefined,
  exactField: 'input',
  typedAmount: '',
  recipient: null,
};

function findCurrencyId(written: string): string | undefined {
  if (['eth', 'bnb'].includes(written.toLowerCase())) return 'ETH';
  return [tokenA, tokenB].find((id) => id === written.toLowerCase());
}

describe('reduceSwapForm', () => {
  it('[SWAP-02] keeps the amount of the side typed last exact', () => {
    const typed = reduceSwapForm(empty, { type: 'enter', field: 'output', amount: '7' });
    expect(typed).toMatchObject({ exactField: 'output', typedAmount: '7' });
  });

  it('[SWAP-02] switches sides together with the exact side', () => {
    const form: SwapForm = { ...empty, outputId: tokenA, typedAmount: '7' };
    expect(reduceSwapForm(form, { type: 'switch' })).toEqual({
      ...form,
      inputId: tokenA,
      outputId: 'ETH',
      exactField: 'output',
    });
  });

  it('[SWAP-02] reverses the trade when the other side’s currency is chosen', () => {
    const form: SwapForm = { ...empty, outputId: tokenA };
    expect(reduceSwapForm(form, { type: 'select', field: 'input', currencyId: tokenA })).toMatchObject({
      inputId: tokenA,
      outputId: 'ETH',
    });
    expect(reduceSwapForm(form, { type: 'select', field: 'output', currencyId: tokenB })).toMatchObject({
      inputId: 'ETH',
      outputId: tokenB,
    });
  });

  it('[SWAP-06] strips white space from a recipient', () => {
    expect(reduceSwapForm(empty, { type: 'send-to', recipient: ' 0x1 2\n' }).recipient).toBe('0x12');
    expect(reduceSwapForm(empty, { type: 'send-to', recipient: null }).recipient).toBeNull();
  });
});

describe('parseSwapUrl', () => {
  it('[SWAP-01] starts with the native coin', () => {
    expect(parseSwapUrl('', findCurrencyId)).toEqual(empty);
  });

  it('[SWAP-01] pre-fills the form, and the form produces the same link', () => {
    const search = `?inputCurrency=${tokenA}&outputCurrency=ETH&exactAmount=1.5&exactField=output&recipient=${tokenB}`;
    const form = parseSwapUrl(search, findCurrencyId);
    expect(form).toEqual({
      inputId: tokenA,
      outputId: 'ETH',
      exactField: 'output',
      typedAmount: '1.5',
      recipient: tokenB,
    });
    expect(formatSwapUrl(form)).toBe(search);
  });

  it("[SWAP-01] accepts the native coin's own symbol and any spelling of an address", () => {
    const search = `?inputCurrency=bnb&outputCurrency=${tokenA.replaceAll('a', 'A')}`;
    expect(parseSwapUrl(search, findCurrencyId)).toMatchObject({ inputId: 'ETH', outputId: tokenA });
  });

  it.each([
    ['inputCurrency=0x12', { inputId: 'ETH' }],
    ['outputCurrency=nothing', { outputId: undefined }],
    ['exactAmount=-3', { typedAmount: '' }],
    ['exactAmount=1e5', { typedAmount: '' }],
    ['exactField=sideways', { exactField: 'input' }],
    ['recipient=nobody', { recipient: null }],
  ])('[SWAP-01] ignores the bad value `%s` and keeps the rest', (bad, expected) => {
    const good = new URLSearchParams({
      inputCurrency: 'ETH',
      outputCurrency: tokenA,
      exactAmount: '2',
      exactField: 'input',
    });
    for (const [name, value] of new URLSearchParams(bad)) good.set(name, value);
    expect(parseSwapUrl(`?${good}`, findCurrencyId)).toEqual({
      ...empty,
      outputId: tokenA,
      typedAmount: '2',
      ...expected,
    });
  });

  it('[SWAP-01] never contains one currency twice', () => {
    const search = `?inputCurrency=${tokenA}&outputCurrency=${tokenA}`;
    expect(parseSwapUrl(search, findCurrencyId)).toMatchObject({ inputId: tokenA, outputId: undefined });
    expect(parseSwapUrl('?outputCurrency=ETH', findCurrencyId)).toMatchObject({
      inputId: undefined,
      outputId: 'ETH',
    });
  });
});
