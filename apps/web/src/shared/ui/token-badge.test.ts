import { defaultTokenLists } from '@tradewind/abi/token-list';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../theme/contrast.test-support.ts';
import { badgeColours, computeTokenBadge } from './token-badge.ts';

describe('token badge', () => {
  it('white letters are readable on every colour', () => {
    for (const colour of badgeColours.flat())
      expect(contrastRatio('#ffffff', colour), colour).toBeGreaterThanOrEqual(4.5);
  });

  it('is the same for an address in any case', () => {
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    expect(computeTokenBadge(address, 'AB')).toEqual(computeTokenBadge(address.toLowerCase(), 'ab'));
  });

  it.each([
    ['WBNB', 'WBNB'],
    ['BSCSX', 'BSC'],
    ['€', '€'],
    ['', ''],
  ])('letters of %j are %j', (symbol, letters) => {
    expect(computeTokenBadge('0x1', symbol).letters).toBe(letters);
  });

  it.each(Object.entries(defaultTokenLists))(
    'no two of the coin and the default tokens of chain %s have the letters and the colour alike',
    (_chainId, { tokens }) => {
      for (const letterLimit of [1, 4]) {
        const badges = [{ address: 'ETH', symbol: 'BNB' }, ...tokens].map(({ address, symbol }) => {
          const { letters, ground } = computeTokenBadge(address, symbol, letterLimit);
          return `${letters} ${ground}`;
        });
        expect(new Set(badges).size, badges.join()).toBe(badges.length);
      }
    },
  );

  it('shows one letter where there is room for one', () => {
    expect(computeTokenBadge('0x1', 'WBNB', 1).letters).toBe('W');
  });
});
