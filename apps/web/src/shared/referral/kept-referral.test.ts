import { beforeEach, expect, it, vi } from 'vitest';
import { findReferral, forgetReferral, keepReferral } from './kept-referral.ts';

const now = 1_795_000_000_000;
const day = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

it('[ART-04] given two links, then the first one counts for 30 days, and then the next', () => {
  keepReferral('?ref=7', now);
  keepReferral('?ref=8', now + day);
  expect(findReferral(now + 30 * day - 1)).toBe(7);
  expect(findReferral(now + 30 * day)).toBeUndefined();
  keepReferral('?ref=8', now + 30 * day);
  expect(findReferral(now + 31 * day)).toBe(8);
});

it.each(['', '?ref=', '?ref=0', '?ref=-1', '?ref=7x', '?ref=1234567890', '?other=7'])(
  '[ART-04] given a link with %j, then nothing is kept',
  (search) => {
    keepReferral(search, now);
    expect(findReferral(now)).toBeUndefined();
  },
);

it('[ART-04] given a number of nobody, when it is forgotten, then the next link counts; another number stays', () => {
  keepReferral('?ref=7', now);
  forgetReferral(70);
  expect(findReferral(now)).toBe(7);
  forgetReferral(7);
  keepReferral('?ref=8', now);
  expect(findReferral(now)).toBe(8);
});

it.each(['7', '7 x', `7 ${now + 1}`, '{}', '0 1795000000000'])(
  '[ART-04] given a stored value %j of nobody, then the next link counts',
  (value) => {
    localStorage.setItem('tradewind.referral', value);
    keepReferral('?ref=9', now);
    expect(findReferral(now)).toBe(9);
  },
);
