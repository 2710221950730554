import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { formatTierSnapshot, parseTierSnapshot, type TierStake } from './tier-snapshot.ts';

const token = 10n ** 18n;
const tierUnit = 1000n * token;
const stakes: readonly TierStake[] = [
  { account: toAddress('c'), staked: 400_000n * token, boostBps: 0n },
  { account: toAddress('a'), staked: 1000n * token - 1n, boostBps: 0n },
  { account: toAddress('b'), staked: 9091n * token + token / 2n, boostBps: 1000n },
];
const text = [
  'address,staked,boostBps,tier,weight',
  `${toAddress('b')},9091.5,1000,bronze,10`,
  `${toAddress('c')},400000,0,diamond,400`,
  '',
].join('\n');

describe('[IDO-13] a snapshot of tiers', () => {
  it('given stakes, when they are written, then those with a tier are sorted, raised by their boost', () => {
    expect(formatTierSnapshot(stakes, tierUnit)).toBe(text);
  });

  it('given its text, when it is read, then it has stakes and weights', () => {
    expect(parseTierSnapshot(text, tierUnit)).toEqual({
      kind: 'list',
      entries: [
        { ...stakes[2], weight: 10n },
        { ...stakes[0], weight: 400n },
      ],
    });
  });

  it.each([
    ['another header', text.replace('boostBps', 'boost'), 1, 'header'],
    ['a higher tier', text.replace('bronze,10', 'silver,30'), 2, 'malformedLine'],
    ['a higher weight', text.replace('bronze,10', 'bronze,11'), 2, 'malformedLine'],
    [
      'a higher boost that gives another tier',
      text.replace('1000,bronze', '90000,bronze'),
      2,
      'malformedLine',
    ],
    ['a stake below every tier', text.replace('9091.5,1000', '9.5,1000'), 2, 'malformedLine'],
    ['a trailing zero', text.replace('9091.5', '9091.50'), 2, 'malformedLine'],
    ['an upper-case address', text.replace('0xbb', '0xBB'), 2, 'malformedLine'],
    ['a sixth column', text.replace('bronze,10', 'bronze,10,'), 2, 'malformedLine'],
    ['an account twice', `${text}${text.split('\n')[2]}\n`, 4, 'notSorted'],
    ['nobody', 'address,staked,boostBps,tier,weight\n', 2, 'noEntries'],
  ])('given %s, when it is read, then the line and the reason are named', (_what, wrong, line, reason) => {
    expect(parseTierSnapshot(wrong, tierUnit)).toEqual({ kind: 'faulty', line, reason });
  });

  it('given any stakes, when they are written and read, then the text is the same', () => {
    const stake = fc.record({
      account: fc.bigInt(1n, 2n ** 160n - 1n).map((number): `0x${string}` => {
        return `0x${number.toString(16).padStart(40, '0')}`;
      }),
      staked: fc.bigInt(0n, 10n ** 25n),
      boostBps: fc.bigInt(0n, 20_000n),
    });
    const list = fc.uniqueArray(stake, { maxLength: 20, selector: ({ account }) => account });
    fc.assert(
      fc.property(list, (all) => {
        const file = formatTierSnapshot(all, tierUnit);
        const read = parseTierSnapshot(file, tierUnit);
        if (read.kind === 'list') expect(formatTierSnapshot(read.entries, tierUnit)).toBe(file);
        else expect([read.line, read.reason, file.split('\n').length]).toEqual([2, 'noEntries', 2]);
      }),
    );
  });
});
