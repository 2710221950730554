import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, createTestChains } from '../chain/chain.test-support.tsx';
import { ListNameError } from '../ens/list-name-error.ts';
import { resolveListName } from '../ens/resolve-list-name.ts';
import { dismissNotice, useNoticeStore } from '../ui/notice-store.ts';
import { forgetLists } from './forget-lists.ts';
import { addList, removeList } from './list-changes.ts';
import { findList, useTokenLists } from './list-store.ts';
import { refreshLists } from './refresh-lists.ts';

vi.mock('../ens/resolve-list-name.ts', () => ({ resolveListName: vi.fn() }));

const chains = createTestChains(createTestChain());
const { client } = chains.home;
const url = 'https://lists.test/list.json';
const token = {
  chainId: 31337,
  symbol: 'A',
  name: 'A',
  decimals: 18,
  address: toAddress('a'),
};
const list = (major: number, minor = 0) => ({
  name: 'My list',
  version: { major, minor, patch: 0 },
  tokens: minor === 0 ? [token] : [],
});

/** The answers of our API about the list. */
function answer(body: object): void {
  vi.stubGlobal('fetch', async () => Response.json(body));
}
const answerList = (major: number, minor?: number) => answer({ succeeded: true, data: list(major, minor) });
const refusal = { succeeded: false, data: null, requestId: 'r' };
const listNotices = () => useNoticeStore.getState().notices;

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => addList(url, list(1)));
afterEach(() => {
  useTokenLists.setState({ lists: {} });
  for (const { key } of listNotices()) dismissNotice(key);
  logged.mockClear();
  vi.unstubAllGlobals();
});

describe('refreshLists', () => {
  it('[TOK-06] a major step raises a popup that stays until it is answered', async () => {
    answerList(2);
    await refreshLists(client);
    const [notice] = listNotices();
    expect(notice?.durationMs).toBe(Number.POSITIVE_INFINITY);
    expect(notice?.actions?.map(({ label }) => label)).toEqual(['Accept update', 'Dismiss']);
    notice?.actions?.[0]?.onClick();
    expect(findList(url)?.current.version.major).toBe(2);
    expect(listNotices()).toEqual([]);
  });

  it('[TOK-06] a step too small for its changes is logged and not applied', async () => {
    answerList(1, 1);
    await refreshLists(client);
    expect(findList(url)?.current.version).toEqual({ major: 1, minor: 0, patch: 0 });
    expect(String(logged.mock.calls)).toContain('Its changes are larger than its version says');
    expect(listNotices()).toEqual([]);
  });

  it('[TOK-05] a list that fails to load is removed', async () => {
    const message = `Failed to download list ${url}`;
    answer({ ...refusal, code: 'TOKEN_LIST_NOT_DOWNLOADED', message, retryable: false });
    await refreshLists(client);
    expect(findList(url)).toBeUndefined();
    expect(listNotices()).toMatchObject([{ text: message }]);
  });

  it.each([
    [
      'is busy',
      async () =>
        Response.json({ ...refusal, code: 'UNAVAILABLE', message: 'busy', retryable: true }, { status: 503 }),
    ],
    [
      'is older and does not say whether a retry may succeed',
      async () => Response.json({ ...refusal, code: 'TOKEN_LIST_NOT_DOWNLOADED', message: 'no' }),
    ],
    ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['returns a malformed answer', async () => new Response('<html>')],
  ])('[TOK-05] nothing is removed when our own API %s', async (_, fetchNothing) => {
    vi.stubGlobal('fetch', fetchNothing);
    await refreshLists(client);
    expect(findList(url)).toBeDefined();
  });

  it('[TOK-05] a list whose name resolves to nothing is removed, but not when the network does not answer', async () => {
    const name = 'tokens.eth';
    addList(name, list(1));
    answerList(1);
    vi.mocked(resolveListName).mockRejectedValueOnce(new ListNameError('away', { isRetryable: true }));
    await refreshLists(client);
    expect(findList(name)).toBeDefined();
    vi.mocked(resolveListName).mockRejectedValueOnce(new ListNameError('Unrecognized codec'));
    await refreshLists(client);
    expect(findList(name)).toBeUndefined();
    expect(listNotices()).toMatchObject([{ text: 'Unrecognized codec' }]);
  });

  it('[TOK-04] a list is read from the address that its name resolves to now', async () => {
    addList('tokens.eth', list(1));
    removeList(url);
    vi.mocked(resolveListName).mockResolvedValueOnce('ipfs://hash');
    const requested = vi.fn<(url: string) => void>();
    vi.stubGlobal('fetch', async (address: string) => {
      requested(address);
      return Response.json({ succeeded: true, data: list(2) });
    });
    await refreshLists(client);
    expect(requested).toHaveBeenCalledExactlyOnceWith(
      `/api/token-list?url=${encodeURIComponent('ipfs://hash')}`,
    );
  });
});

describe('forgetLists', () => {
  it('[SHELL-08] clears the lists, shows the addresses, and restores them on request', async () => {
    forgetLists(chains);
    expect(findList(url)).toBeUndefined();
    const [notice] = listNotices();
    expect(notice?.text).toContain(url);
    answerList(3);
    notice?.actions?.[0]?.onClick();
    await expect.poll(() => findList(url)?.current.version.major).toBe(3);
  });

  it('[SHELL-08] shows nothing when there was no list', () => {
    useTokenLists.setState({ lists: {} });
    forgetLists(chains);
    expect(listNotices()).toEqual([]);
  });
});
