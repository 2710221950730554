import { defaultTokenLists } from '@tradewind/abi/token-list';
import { describe, expect, it } from 'vitest';
import { parseTokenList } from './parse-token-list.ts';
import { toAddress } from '../../../test-support/known.ts';

const token = { chainId: 31337, address: toAddress('aB'), symbol: 'SYM', name: 'Token', decimals: 18 };
const list = {
  name: 'My list',
  timestamp: '2026-01-02T03:04:05+00:00',
  version: { major: 1, minor: 2, patch: 3 },
  tokens: [token],
};
const parse = (changes: object) => parseTokenList(JSON.stringify({ ...list, ...changes }));

describe('parseTokenList', () => {
  it('[TOK-05] reads a list of the published format, addresses in lower case', () => {
    const { name, version, tokens } = parse({});
    expect({ name, version }).toEqual({ name: 'My list', version: { major: 1, minor: 2, patch: 3 } });
    expect(tokens).toEqual([{ ...token, address: token.address.toLowerCase() }]);
  });

  it.each([
    ['no tokens', { tokens: undefined }, "list must have required property 'tokens'"],
    ['tokens that are no list', { tokens: 'all' }, 'list/tokens must be array'],
    ['a token of the wrong type', { tokens: [7] }, 'list/tokens/0 must be object'],
    ['a malformed address', { tokens: [{ ...token, address: '0x12' }] }, 'list/tokens/0/address must match'],
    ['a negative version', { version: { major: -1, minor: 0, patch: 0 } }, 'list/version/major must be >= 0'],
    ['markup as name of the list', { name: '<b>x</b>' }, 'list/name must match'],
    ['a symbol too long', { tokens: [{ ...token, symbol: 'S'.repeat(21) }] }, 'list/tokens/0/symbol'],
    ['too many tokens', { tokens: Array.from({ length: 10_001 }, () => token) }, 'list/tokens must NOT have'],
  ])('[TOK-05] refuses %s', (_, changes, detail) => {
    expect(() => parse(changes)).toThrow(`Token list failed validation: ${detail}`);
  });

  it('[TOK-05] refuses invalid JSON, and nesting deep enough to exhaust a parser', () => {
    expect(() => parseTokenList('<html>')).toThrow('Token list failed validation: it is not JSON');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(() => parseTokenList(deep)).toThrow('Token list failed validation: it is nested too deeply');
  });

  it('[TOK-05] refuses the same token twice in any letter case', () => {
    const tokens = [token, { ...token, address: token.address.toLowerCase() }];
    expect(() => parse({ tokens })).toThrow('Duplicate tokens.');
    expect(() => parse({ tokens: [token, { ...token, chainId: 56 }] })).not.toThrow();
  });

  it('[TOK-05] removes hidden characters from names, and keeps markup as text', () => {
    const [read] = parse({
      tokens: [{ ...token, symbol: '<b>\u202EX\uFE0F', name: 'US\u200BD\u034FT\u3164 <script>\u2800' }],
    }).tokens;
    expect(read).toMatchObject({ symbol: '<b>X', name: 'USDT <script>' });
  });

  it('[TOK-05] reads our own default list', () => {
    const text = JSON.stringify({ ...defaultTokenLists[31337], timestamp: list.timestamp });
    expect(parseTokenList(text).tokens.length).toBeGreaterThan(5);
  });
});
