import type { TokenList } from '@tradewind/schema/token-list/token-list';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import {
  acceptListUpdate,
  addList,
  receiveList,
  removeList,
  requireBump,
  selectList,
} from './list-changes.ts';
import { findList, useTokenLists } from './list-store.ts';

const url = 'https://lists.test/list.json';
const storageName = 'tradewind.token-lists';
const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  addList(url, list('1.2.3', 'ab'));
});
afterEach(() => {
  useTokenLists.setState({ lists: {} });
  stored.clear();
  vi.unstubAllGlobals();
});

/** A list of the version with one token for each letter. */
function list(version: string, letters: string): TokenList {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const tokens = letters.split('').map((letter) => ({
    chainId: 31337,
    address: toAddress(letter),
    symbol: letter,
    name: letter,
    decimals: 18,
  }));
  return { name: 'My list', version: { major, minor, patch }, tokens };
}

function findVersion(): string {
  return Object.values(findList(url)?.current.version ?? {}).join('.');
}

describe('token lists', () => {
  it.each([
    ['1.2.4', 'ab', 'accepted'],
    ['1.3.0', 'ab', 'accepted'],
    ['1.3.0', 'abc', 'accepted'],
    ['1.2.3', 'abc', 'ignored'],
    ['1.2.2', 'abc', 'ignored'],
    ['1.2.4', 'abc', 'too-small'],
    ['1.3.0', 'a', 'too-small'],
    ['2.0.0', 'a', 'asks'],
    ['2.0.0', 'ab', 'asks'],
  ])('[TOK-06] version %s with %s is %s', (version, letters, update) => {
    expect(receiveList(url, list(version, letters))).toBe(update);
    expect(findVersion()).toBe(update === 'accepted' ? version : '1.2.3');
  });

  it('[TOK-06] a major update waits until it is accepted, and notifies once', () => {
    expect(receiveList(url, list('2.0.0', 'a'))).toBe('asks');
    expect(receiveList(url, list('2.0.0', 'a'))).toBe('ignored');
    expect(findVersion()).toBe('1.2.3');
    acceptListUpdate(url);
    expect(findVersion()).toBe('2.0.0');
    expect(findList(url)?.pending).toBeUndefined();
  });

  it('[TOK-06] the state functions throw their sentences', () => {
    expect(() => acceptListUpdate(url)).toThrow('accept list update called without pending update');
    expect(() => requireBump(list('1.2.3', 'a'), list('1.2.3', 'a'))).toThrow('unexpected no version bump');
  });

  it('[TOK-06] a list that is not saved accepts no update', () => {
    expect(receiveList('https://other.test', list('9.0.0', 'a'))).toBe('ignored');
    expect(findList('https://other.test')).toBeUndefined();
  });

  it('[TOK-04] lists are selected and removed', () => {
    selectList(url, false);
    expect(findList(url)?.isActive).toBe(false);
    receiveList(url, list('1.2.4', 'ab'));
    expect(findList(url)).toMatchObject({ isActive: false, current: { version: { patch: 4 } } });
    removeList(url);
    expect(useTokenLists.getState().lists).toEqual({});
  });

  it('[TOK-06] [SHELL-08] lists are stored without pending updates, and corrupt ones discarded', async () => {
    receiveList(url, list('2.0.0', 'a'));
    const kept = stored.get(storageName) ?? '';
    expect(JSON.parse(kept).state.lists[url]).toEqual({ current: list('1.2.3', 'ab'), isActive: true });
    useTokenLists.setState({ lists: {} });
    stored.set(storageName, kept);
    await useTokenLists.persist.rehydrate();
    expect(findVersion()).toBe('1.2.3');
    useTokenLists.setState({ lists: {} });
    stored.set(storageName, kept.replace('31337', '"all"'));
    await useTokenLists.persist.rehydrate();
    expect(useTokenLists.getState().lists).toEqual({});
    expect(stored.has(storageName)).toBe(false);
  });
});
