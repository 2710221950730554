import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';

const [first, second] = [toAddress('a'), toAddress('b')];
const storageName = 'tradewind.favourite-tokens';
const stored = new Map<string, string>();

/** The store as a new page reads it. */
async function open() {
  vi.resetModules();
  const store = await import('./favourite-tokens.ts');
  const list = (chainId: number) => {
    const { starred, recent } = store.useFavouriteTokens.getState();
    return { starred: starred[chainId] ?? [], recent: recent[chainId] ?? [] };
  };
  return { ...store, list };
}

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

describe('starred and recent tokens', () => {
  it('[TOK-10] given stars and choices on a chain, when the page is loaded again, then they are there, the latest first, on that chain alone', async () => {
    const { toggleStar, addRecent } = await open();
    toggleStar(56, first);
    toggleStar(56, second);
    addRecent(56, 'ETH');
    addRecent(56, first);
    const { list } = await open();
    expect(list(56)).toEqual({ starred: [second, first], recent: [first, 'ETH'] });
    expect(list(97)).toEqual({ starred: [], recent: [] });
  });

  it('[TOK-10] given a starred token, when its star is pressed again, then it is gone', async () => {
    const { toggleStar, list } = await open();
    toggleStar(56, first);
    toggleStar(56, first);
    expect(list(56).starred).toEqual([]);
  });

  it('[TOK-10] given a native coin that an earlier version starred, then the starred tokens alone are kept', async () => {
    const state = { starred: { 56: ['ETH', first] }, recent: { 56: ['ETH'] } };
    stored.set(storageName, JSON.stringify({ state, version: 0 }));
    const { list } = await open();
    expect(list(56)).toEqual({ starred: [first], recent: ['ETH'] });
  });

  it('[TOK-10] given a token chosen twice and more than four others, then each is there once and the oldest are forgotten', async () => {
    const { addRecent, list } = await open();
    const ids = Array.from({ length: 6 }, (_, index) => toAddress(String(index)));
    for (const id of ['ETH', ...ids, ids[0] ?? '']) addRecent(56, id);
    expect(list(56).recent).toEqual([ids[0], ids[5], ids[4], ids[3]]);
  });

  it.each(['{', '{"state":{"starred":{"56":["nonsense"]},"recent":{}}}', '{"state":{}}'])(
    '[TOK-10] given %s in storage, then it counts as nothing',
    async (text) => {
      stored.set(storageName, text);
      const { list } = await open();
      expect(list(56)).toEqual({ starred: [], recent: [] });
    },
  );
});
