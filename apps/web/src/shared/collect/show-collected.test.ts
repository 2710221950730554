import { beforeEach, expect, it, vi } from 'vitest';
import { toHash } from '../../../test-support/known.ts';
import { dismissAllNotices, showNotice, useNoticeStore } from '../ui/notice-store.ts';
import { showCollected } from './show-collected.ts';

vi.mock('../chain/explorer-link.ts', () => ({ getExplorerLink: () => '/explorer' }));

const listTitles = () => useNoticeStore.getState().notices.map(({ title }) => title);

beforeEach(dismissAllNotices);

it('[IDO-09] [HUB-02] given the notice of a transaction from elsewhere, when it was our payment, then its success alone is shown', () => {
  const txHash = toHash('a');
  showNotice({ tone: 'information', title: 'Elsewhere', key: txHash });
  showNotice({ tone: 'information', title: 'Another', key: toHash('b') });
  showCollected({ chainId: 31337 }, { txHash });
  expect(listTitles()).toEqual(['Another', 'Successfully']);
});

it('[IDO-09] given a payment whose transaction is not known, then no other notice leaves', () => {
  showNotice({ tone: 'information', title: 'Elsewhere', key: toHash('a') });
  showCollected({ chainId: 31337 }, { txHash: null });
  expect(listTitles()).toEqual(['Elsewhere', 'Successfully']);
});
