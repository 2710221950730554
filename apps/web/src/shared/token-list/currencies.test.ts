import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createCurrencies } from './currencies.ts';
import { type Currency, formatSymbol, type Token, toCurrencyId } from './currency.ts';
import { searchCurrencies } from './search-currencies.ts';
import { sortCurrencies } from './sort-currencies.ts';

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
function token(symbol: string, name: string, digit: string, decimals = 18): Token {
  return { kind: 'token', chainId: 31337, address: toAddress(digit), symbol, name, decimals };
}
const dollar = token('USDT', 'Tether', 'a', 6);
const sail = token('SAIL', 'Sail Ether', 'b');
const anchor = token('ANC', 'Anchor', 'c', 8);
const all = [dollar, sail, native, anchor];

describe('searchCurrencies', () => {
  it.each(['e', 'et', 'eth', 'ETH', 'b', 'bnb'])('[TOK-02] finds the native coin by `%s`', (typed) => {
    expect(searchCurrencies(all, typed)).toContain(native);
  });

  it('[TOK-02] does not find the native coin by other words', () => {
    expect(searchCurrencies(all, 'ether')).toEqual([dollar, sail]);
    expect(searchCurrencies(all, 'x')).toEqual([]);
  });

  it('[TOK-01] searches by name, symbol and whole address', () => {
    expect(searchCurrencies(all, ' tether ')).toEqual([dollar]);
    expect(searchCurrencies(all, 'anc')).toEqual([anchor]);
    expect(searchCurrencies(all, toAddress('B'))).toEqual([sail]);
    expect(searchCurrencies(all, '0xbbb')).toEqual([]);
    expect(searchCurrencies(all, '')).toEqual(all);
  });
});

describe('sortCurrencies', () => {
  const balances = new Map([
    [toCurrencyId(dollar), 5_000_000n],
    [toCurrencyId(sail), 4n * 10n ** 18n],
  ]);

  it('[TOK-01] sorts by balance in whole units, then name, either way', () => {
    expect(sortCurrencies(all, balances, 'descending')).toEqual([native, dollar, sail, anchor]);
    expect(sortCurrencies(all, balances, 'ascending')).toEqual([native, anchor, sail, dollar]);
    expect(sortCurrencies(all, new Map(), 'descending')).toEqual([native, anchor, sail, dollar]);
  });

  it('[TOK-01] given prices, then sorts by the value of the balances; one without a price is below', () => {
    const values = new Map([[sail, 9n]]);
    const findValue = (currency: Currency) => values.get(currency as Token);
    expect(sortCurrencies(all, balances, 'descending', findValue)).toEqual([native, sail, dollar, anchor]);
    expect(sortCurrencies(all, balances, 'ascending', findValue)).toEqual([native, anchor, dollar, sail]);
  });
});

describe('formatSymbol', () => {
  it('[TOK-01] shortens a symbol over 20 characters', () => {
    expect(formatSymbol('A'.repeat(20))).toBe('A'.repeat(20));
    expect(formatSymbol('A'.repeat(21))).toBe(`${'A'.repeat(20)}…`);
  });
});

describe('createCurrencies', () => {
  const currencies = createCurrencies(31337, 'BNB');
  const [busd] = searchCurrencies(currencies.all, 'busd');

  it('[TOK-08] offers the native coin and the configured common tokens in one row', () => {
    expect(currencies.common.map(({ symbol }) => symbol)).toEqual([
      'BNB',
      'DAI',
      'BUSD',
      'USDT',
      'UST',
      'BSCS',
      'WBNB',
    ]);
  });

  it('[SWAP-01] names the native coin `ETH`, and a token by its address in any letter case', () => {
    const address = busd?.kind === 'token' ? busd.address : '';
    expect(currencies.findId('eth')).toBe('ETH');
    expect(currencies.findId('bnb')).toBe('ETH');
    expect(currencies.findId(address.toUpperCase().replace('X', 'x'))).toBe(address.toLowerCase());
    expect(currencies.find(address.toLowerCase())).toBe(busd);
    expect(currencies.findId('0x12')).toBeUndefined();
    expect(currencies.find(undefined)).toBeUndefined();
  });

  it('[TOK-03] marks added tokens that imitate the native coin or a token of the default list', () => {
    const copies = [token('ＵＳＤＴ', 'Copy', 'a'), token('COPY', ' bnb ', 'b'), token('NEW', 'New', 'c')];
    const own = busd?.kind === 'token' ? [busd] : [];
    const { namesakeIds } = createCurrencies(31337, 'BNB', [...copies, ...own]);
    expect([...namesakeIds]).toEqual([toAddress('a'), toAddress('b')]);
  });
});
