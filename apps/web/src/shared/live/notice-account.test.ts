import { beforeEach, expect, it, vi } from 'vitest';
import { createTestChain } from '../chain/chain.test-support.tsx';
import type { Area, ToNotice } from '../site/area.ts';
import { dismissNotice, useNoticeStore } from '../ui/notice-store.ts';
import { noticeAccount } from './notice-account.ts';

const chain = createTestChain();
const toNotice = vi.fn<ToNotice>((content) => ({ tone: 'information', title: String(content) }));
const load = vi.fn<() => Promise<ToNotice>>(() => Promise.resolve(toNotice));
const areas: readonly Area[] = [
  { pages: [], local: undefined },
  { pages: [], local: undefined, notices: { sold: load } },
];
const listTitles = () => useNoticeStore.getState().notices.map(({ title }) => title);

beforeEach(() => {
  useNoticeStore.setState({ notices: [] });
  load.mockClear();
});

it('[HUB-02] given news of a kind that an area knows, then its notice is shown until dismissed; other kinds are skipped', async () => {
  const notices = [
    { id: '1', kind: 'sold', content: 'a' },
    { id: '2', kind: 'bought', content: 'b' },
  ];
  noticeAccount(areas, chain, notices);
  await vi.waitFor(() => expect(listTitles()).toEqual(['a']));
  expect(toNotice).toHaveBeenCalledWith('a', chain);
  expect(useNoticeStore.getState().notices[0]?.durationMs).toBe(Number.POSITIVE_INFINITY);
});

it('[HUB-02] given news that arrive again, also after their notice was dismissed, then they are shown once', async () => {
  const news = [{ id: '3', kind: 'sold', content: 'c' }];
  noticeAccount(areas, chain, news);
  noticeAccount(areas, chain, news);
  await vi.waitFor(() => expect(listTitles()).toEqual(['c']));
  dismissNotice('3');
  noticeAccount(areas, chain, news);
  expect(load).toHaveBeenCalledTimes(1);
});

it('[HUB-02] given code that did not load, when the news arrive again, then they are shown', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  const news = [{ id: '4', kind: 'sold', content: 'd' }];
  noticeAccount(areas, chain, news);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  noticeAccount(areas, chain, news);
  await vi.waitFor(() => expect(listTitles()).toEqual(['d']));
});

it('[HUB-02] given news in two tabs, when one dismisses them, then the other does, and a later notice stays', async () => {
  const otherTab = new BroadcastChannel('tradewind.notices');
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  noticeAccount(areas, chain, [
    { id: '5', kind: 'sold', content: 'e' },
    { id: '6', kind: 'sold', content: 'f' },
  ]);
  await vi.waitFor(() => expect(listTitles()).toEqual(['e', 'f']));
  dismissNotice('5');
  await vi.waitFor(() => expect(heard).toEqual(['5']));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  otherTab.postMessage('6');
  await vi.waitFor(() => expect(listTitles()).toEqual([]));
  expect(heard).toEqual(['5']);
  otherTab.close();
});
