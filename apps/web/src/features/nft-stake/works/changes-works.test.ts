import { expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { changesWorks } from './changes-works.ts';

const topic = 'nft-stakes:31337' as TopicUpdate['topic'];

const toUpdate = (content: unknown): TopicUpdate => ({
  kind: 'area',
  topic,
  target: 'nft_stakes_changed',
  content,
});
const toChange = (accounts: readonly string[] | null) =>
  toUpdate({ chainId: 31337, blockNumber: 7, accounts });

it('[NST-01] given a change of other accounts alone, then the list of works is not read again', () => {
  expect(changesWorks(toChange([toAddress('2'), toAddress('3')]), account)).toBe(false);
  expect(changesWorks(toChange([]), account)).toBe(false);
});

it.each([
  ['a change of the account', toChange([toAddress('2'), account])],
  ['a change of any list', toChange(null)],
  ['a content of another shape', toUpdate('?')],
  ['a gap', { kind: 'missed' as const, topic }],
])('[NST-01] given %s, then the list of works is read again', (_, update) => {
  expect(changesWorks(update, account)).toBe(true);
});
