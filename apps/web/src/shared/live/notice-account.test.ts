import { beforeEach, expect, it, vi } from 'vitest';
import type { Area, ToNotice } from '../site/area.ts';
import { dismissNotice, useNoticeStore } from '../ui/notice-store.ts';
import { noticeAccount } from './notice-account.ts';

const chainId = 56;
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
  noticeAccount(areas, { chainId, notices });
  await vi.waitFor(() => expect(listTitles()).toEqual(['a']));
  expect(toNotice).toHaveBeenCalledWith('a', chainId);
  expect(useNoticeStore.getState().notices[0]?.durationMs).toBe(Number.POSITIVE_INFINITY);
});

it('[HUB-02] given news that arrive again, also after their notice was dismissed, then they are shown once', async () => {
  const news = { chainId, notices: [{ id: '3', kind: 'sold', content: 'c' }] };
  noticeAccount(areas, news);
  noticeAccount(areas, news);
  await vi.waitFor(() => expect(listTitles()).toEqual(['c']));
  dismissNotice('3');
  noticeAccount(areas, news);
  expect(load).toHaveBeenCalledTimes(1);
});

it('[HUB-02] given code that did not load, when the news arrive again, then they are shown', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  const news = { chainId, notices: [{ id: '4', kind: 'sold', content: 'd' }] };
  noticeAccount(areas, news);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  noticeAccount(areas, news);
  await vi.waitFor(() => expect(listTitles()).toEqual(['d']));
});
