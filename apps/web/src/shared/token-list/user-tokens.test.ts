import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createCurrencies } from './currencies.ts';
import { type Token, toCurrencyId } from './currency.ts';
import { findNamesakes } from './find-namesakes.ts';
import {
  addUserPair,
  addUserToken,
  listUserPairs,
  listUserTokens,
  removeUserToken,
  useUserTokens,
} from './user-tokens.ts';

const storageName = 'tradewind.user-tokens';
const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  useUserTokens.setState({ tokens: {}, pairs: {} });
  stored.clear();
  vi.unstubAllGlobals();
});

function token(letter: string, changes: Partial<Token> = {}): Token {
  const address = toAddress(letter);
  return { kind: 'token', chainId: 31337, address, symbol: letter, name: letter, decimals: 18, ...changes };
}

describe('user tokens', () => {
  it('[TOK-08] [TOK-01] are kept per chain, each once, and removed', () => {
    addUserToken(token('A'));
    addUserToken(token('a', { symbol: 'again' }));
    addUserToken(token('b', { chainId: 56 }));
    expect(listUserTokens(31337)).toEqual([token('a', { symbol: 'again', name: 'a' })]);
    expect(listUserTokens(56)).toHaveLength(1);
    removeUserToken(token('A'));
    expect(listUserTokens(31337)).toEqual([]);
    expect(listUserTokens(56)).toHaveLength(1);
  });

  it('[TOK-08] pairs are of two different tokens of one chain', () => {
    addUserPair(token('b'), token('A'));
    addUserPair(token('a'), token('B'));
    expect(listUserPairs(31337)).toEqual([[token('a').address, token('b').address]]);
    expect(listUserPairs(56)).toEqual([]);
    const sentence = 'A pair needs two different tokens of one chain.';
    expect(() => addUserPair(token('a'), token('A'))).toThrow(sentence);
    expect(() => addUserPair(token('a'), token('b', { chainId: 56 }))).toThrow(sentence);
  });

  it('[TOK-08] come back from storage, and corrupt ones are discarded', async () => {
    addUserToken(token('a'));
    addUserPair(token('a'), token('b'));
    const kept = stored.get(storageName) ?? '';
    useUserTokens.setState({ tokens: {}, pairs: {} });
    stored.set(storageName, kept);
    await useUserTokens.persist.rehydrate();
    expect(listUserTokens(31337)).toMatchObject([{ symbol: 'a' }]);
    expect(listUserPairs(31337)).toHaveLength(1);
    useUserTokens.setState({ tokens: {}, pairs: {} });
    stored.set(storageName, kept.replace('"decimals":18', '"decimals":"<b>"'));
    await useUserTokens.persist.rehydrate();
    expect(listUserTokens(31337)).toEqual([]);
    expect(stored.has(storageName)).toBe(false);
  });

  it('[TOK-08] are listed among the currencies, after the default list', () => {
    const [busd] = createCurrencies(31337, 'BNB').all.filter(({ symbol }) => symbol === 'BUSD');
    const address = busd?.kind === 'token' ? busd.address : '0x';
    const posing = token('a', { address, symbol: 'FAKE' });
    const currencies = createCurrencies(31337, 'BNB', [token('a'), posing]);
    expect(currencies.find(toCurrencyId(token('a')))).toEqual(token('a'));
    expect(currencies.find(toCurrencyId(posing))?.symbol).toBe('BUSD');
  });
});

describe('findNamesakes', () => {
  it('[TOK-07] finds the tokens that share a symbol or name with another', () => {
    const known = [token('a', { symbol: 'USDT', name: 'Tether' }), token('b')];
    expect(findNamesakes(token('c', { symbol: 'usdt' }), known)).toEqual([known[0]]);
    expect(findNamesakes(token('c', { name: ' TETHER ' }), known)).toEqual([known[0]]);
    expect(findNamesakes(token('c', { symbol: 'ＵＳＤＴ' }), known)).toEqual([known[0]]);
    expect(findNamesakes(token('a', { symbol: 'USDT' }), known)).toEqual([]);
    expect(findNamesakes(token('c'), known)).toEqual([]);
  });
});
