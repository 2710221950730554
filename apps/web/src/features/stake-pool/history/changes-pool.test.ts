import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { changesPool } from './changes-pool.ts';

const topic = 'stakes:31337' as TopicUpdate['topic'];
const pool = toAddress('a');

const toUpdate = (content: unknown): TopicUpdate => ({
  kind: 'area',
  topic,
  target: 'stakes_changed',
  content,
});
const toChange = (...pools: readonly string[]) => toUpdate({ chainId: 31337, blockNumber: 7, pools });

it('[POOL-02] given a change of other pools alone, then the history of a pool is not read again', () => {
  expect(changesPool(toChange(toAddress('b')), pool)).toBe(false);
  expect(changesPool(toChange(), pool)).toBe(false);
});

it.each([
  ['a change of the pool', toChange(toAddress('b'), pool)],
  ['a content of another shape', toUpdate('?')],
  ['a gap', { kind: 'missed' as const, topic }],
])('[POOL-02] given %s, then its history is read again', (_, update) => {
  expect(changesPool(update, pool)).toBe(true);
});
