import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { findLeastBump, findVersionBump, isSafeBump, type ListVersion } from './version-bump.ts';

function version(text: string): ListVersion {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return { major, minor, patch };
}

function token(digit: string, changes: { symbol?: string; decimals?: number; chainId?: number } = {}) {
  return {
    chainId: 31337,
    address: toAddress(digit),
    symbol: 'SYM',
    name: 'Name',
    decimals: 18,
    ...changes,
  };
}

describe('findVersionBump', () => {
  it.each([
    ['1.2.3', '1.2.3', 'none'],
    ['1.2.3', '1.2.4', 'patch'],
    ['1.2.3', '1.3.0', 'minor'],
    ['1.2.3', '2.0.0', 'major'],
    ['1.2.3', '1.2.2', 'none'],
    ['2.0.0', '1.9.9', 'none'],
    ['1.3.0', '1.2.9', 'none'],
  ])('[TOK-06] from %s to %s is %s', (from, to, bump) => {
    expect(findVersionBump(version(from), version(to))).toBe(bump);
  });
});

describe('findLeastBump', () => {
  const before = [token('a'), token('b')];
  it.each([
    ['nothing', before, 'none'],
    ['another order and letter case', [token('B'), token('a')], 'none'],
    ['a new symbol', [token('a', { symbol: 'NEW' }), token('b')], 'patch'],
    ['a token more', [...before, token('c')], 'minor'],
    ['a token less', [token('a')], 'major'],
    ['other decimals', [token('a', { decimals: 6 }), token('b')], 'major'],
    ['another chain', [token('a', { chainId: 56 }), token('b')], 'major'],
  ])('[TOK-06] %s', (_, after, bump) => {
    expect(findLeastBump(before, after)).toBe(bump);
  });
});

describe('isSafeBump', () => {
  it('[TOK-06] a step needs no confirmation when it is large enough for its changes and not major', () => {
    expect(isSafeBump('patch', 'none')).toBe(true);
    expect(isSafeBump('patch', 'patch')).toBe(true);
    expect(isSafeBump('minor', 'minor')).toBe(true);
    expect(isSafeBump('patch', 'minor')).toBe(false);
    expect(isSafeBump('minor', 'major')).toBe(false);
    expect(isSafeBump('major', 'major')).toBe(false);
  });
});
