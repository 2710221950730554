import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCheckedStorage } from './checked-storage.ts';
import { findSlippageWarning, parseDeadlineMinutes, parseSlippagePercent } from './settings-input.ts';
import { defaultSettings, updateSettings, useSettings } from './settings-store.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('settings', () => {
  it('[SET-01] [SET-02] start with 80 basis points and 1200 seconds', () => {
    expect(defaultSettings).toMatchObject({ slippageBps: 80, deadlineSeconds: 1200 });
  });

  it.each([-1, 10_001, 0.5])('[SET-01] refuse to store %s as slippage', (slippageBps) => {
    expect(() => updateSettings({ slippageBps })).toThrow('Unexpected slippage value');
    expect(useSettings.getState().slippageBps).toBe(80);
  });

  it.each([
    ['0.1', 10],
    ['0,5', 50],
    ['49.99', 4999],
    ['0', undefined],
    ['50', undefined],
    ['-1', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('[SET-01] read `%s` percent as %s basis points', (typed, bps) => {
    expect(parseSlippagePercent(typed)).toBe(bps);
  });

  it('[SET-01] warn below 0.5% and above 5%', () => {
    expect([49, 50, 500, 501].map(findSlippageWarning)).toEqual([
      'mayFail',
      undefined,
      undefined,
      'mayBeFrontrun',
    ]);
  });

  it.each([
    ['20', 1200],
    ['1', 60],
    ['0', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('[SET-02] read `%s` minutes as %s seconds', (typed, seconds) => {
    expect(parseDeadlineMinutes(typed)).toBe(seconds);
  });
});

function refuse(): never {
  throw new Error('QuotaExceededError');
}
describe('expert mode, split routes and sounds', () => {
  it('[SET-03] [SWAP-15] given nothing stored, when a trade is quoted, then it may be split; expert mode and sounds are off', () => {
    expect(defaultSettings).toMatchObject({
      isExpert: false,
      isSplitOff: false,
      isAudioOn: false,
      isChartOff: false,
    });
    updateSettings({ isExpert: true, isSplitOff: true, isAudioOn: true });
    expect(JSON.parse(stored.get('tradewind.settings') ?? '')).toMatchObject({
      state: { isExpert: true, isSplitOff: true, isAudioOn: true },
    });
    updateSettings(defaultSettings);
  });

  it('[SET-03] settings stored before these fields existed are kept', async () => {
    stored.set('tradewind.settings', '{"state":{"slippageBps":120,"deadlineSeconds":60},"version":0}');
    await useSettings.persist.rehydrate();
    expect(useSettings.getState()).toMatchObject({ slippageBps: 120, isExpert: false, isSplitOff: false });
    updateSettings(defaultSettings);
  });

  it('[SWAP-15] given settings of a version with opt-in splits, when they are read, then a trade may be split', async () => {
    stored.set(
      'tradewind.settings',
      '{"state":{"slippageBps":120,"deadlineSeconds":60,"isExpert":true,"isSplitOn":false,"isAudioOn":false},"version":0}',
    );
    await useSettings.persist.rehydrate();
    expect(useSettings.getState()).toEqual({
      slippageBps: 120,
      deadlineSeconds: 60,
      isExpert: true,
      isSplitOff: false,
      isAudioOn: false,
      isChartOff: false,
    });
    updateSettings(defaultSettings);
  });
});

describe('createCheckedStorage', () => {
  const storage = createCheckedStorage(z.object({ slippageBps: z.int() }));

  it('[SHELL-08] returns the stored value', async () => {
    await storage.setItem('x', { state: { slippageBps: 5 }, version: 0 });
    expect(await storage.getItem('x')).toEqual({ state: { slippageBps: 5 }, version: 0 });
  });

  it('[SHELL-08] [TX-01] treats a full or forbidden storage as absent, so that nothing sent is called failed', async () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => storage.setItem('x', { state: { slippageBps: 5 }, version: 0 })).not.toThrow();
    expect(await storage.getItem('x')).toBeNull();
  });

  it.each(['not json', '{}', '{"state":{"slippageBps":"5"}}', 'null', '[1]'])(
    '[SHELL-08] discards %s',
    async (corrupt) => {
      stored.set('x', corrupt);
      expect(await storage.getItem('x')).toBeNull();
      expect(stored.has('x')).toBe(false);
    },
  );
});
