import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';

const account = `0x${'aB'.repeat(20)}`;
const avatar = 'data:image/webp;base64,AAAA';
const storageName = 'tradewind.profiles';

/** The store after a page load, over the stored data. */
async function open(stored?: unknown) {
  const items = new Map<string, string>();
  if (stored !== undefined)
    items.set(storageName, typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  vi.resetModules();
  return { items, ...(await import('./profile-store.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

describe('profiles', () => {
  it('[SHELL-08] are stored by wallet, in any letter case of its address', async () => {
    const first = await open();
    first.saveProfile(account, { username: 'Ada', avatar });
    const stored = first.items.get(storageName);
    expect(JSON.parse(stored ?? '')).toMatchObject({
      state: { profiles: { [account.toLowerCase()]: { username: 'Ada', avatar } } },
    });
    const second = await open(stored);
    second.saveProfile(toAddress('1'), { username: 'Bob' });
    expect(second.items.get(storageName)).toContain('Ada');
  });

  it.each([
    'not json',
    { state: { profiles: 7 } },
    { state: { profiles: { [account.toLowerCase()]: { username: 'x'.repeat(31) } } } },
    { state: { profiles: { [account.toLowerCase()]: { avatar: 'https://foreign.test/a.png' } } } },
    { state: { profiles: { [account.toLowerCase()]: { avatar: 'data:image/svg+xml;base64,AAAA' } } } },
    { state: { profiles: { nobody: { username: 'x' } } } },
  ])('[SHELL-08] are discarded when they are none: %j', async (stored) => {
    const { items, saveProfile } = await open(stored);
    expect(items.has(storageName)).toBe(false);
    saveProfile(account, { username: 'Ada' });
    expect(items.get(storageName)).toContain('Ada');
  });

  it('[SHELL-03] refuse a name that is too long and a picture from another origin', async () => {
    const { saveProfile } = await open();
    expect(() => saveProfile(account, { username: 'x'.repeat(31) })).toThrow();
    expect(() => saveProfile(account, { avatar: 'https://foreign.test/a.png' })).toThrow();
  });

  it('[SHELL-03] remove characters that hide or reverse the text of a name', async () => {
    const { toUsername } = await open();
    expect(toUsername(' A\u202Ed\u200Ba\n ')).toBe('Ada');
    expect(toUsername(' \u200B ')).toBeUndefined();
  });
});
