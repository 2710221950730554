import { beforeEach, expect, it } from 'vitest';
import { useNoticeStore } from '../ui/notice-store.ts';
import type { TransactionProgress } from './transaction-plan.ts';
import { warnUnsent } from './warn-unsent.ts';

const failed = { stage: 'failed', message: 'The node refuses.' } as TransactionProgress;
const listNotices = () =>
  useNoticeStore.getState().notices.map(({ title, text, tone }) => [tone, title, text]);

beforeEach(() => useNoticeStore.setState({ notices: [] }));

it('[IDO-17] [POOL-03] given a write that was not sent, then its reason is a warning', () => {
  warnUnsent(failed);
  expect(listNotices()).toEqual([['warning', 'The node refuses.', undefined]]);
});

it('[NFT-04] given a title of the specification, then the reason is below it', () => {
  warnUnsent(failed, 'Warning');
  expect(listNotices()).toEqual([['warning', 'Warning', 'The node refuses.']]);
});

it.each([
  ['no end', undefined],
  ['a write that is done', { stage: 'done' } as TransactionProgress],
  ['a write that failed on the chain', { ...failed, hash: '0x1' } as TransactionProgress],
])('given %s, then nothing is said', (_, end) => {
  warnUnsent(end);
  expect(listNotices()).toEqual([]);
});
