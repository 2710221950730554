import { expect, it } from 'vitest';
import { readHistory } from './read-history.ts';

const pages = new Map([
  [undefined, { rows: [1, 2], nextCursor: 'a' }],
  ['a', { rows: [3, 4], nextCursor: 'b' }],
  ['b', { rows: [5], nextCursor: null }],
]);
const read = async (cursor: string | undefined) => pages.get(cursor)!;
const failing = async (cursor: string | undefined) => {
  if (cursor === 'b') throw new Error('away');
  return read(cursor);
};
const circling = async () => ({ rows: [1], nextCursor: 'x' });

it('[LIQ-09] reads every page once and reports its progress', async () => {
  const seen: number[] = [];
  const { signal } = new AbortController();
  const rows = await readHistory(read, { signal, onProgress: (count) => seen.push(count) });
  expect(rows).toEqual([1, 2, 3, 4, 5]);
  expect(seen).toEqual([2, 4, 5]);
});

it('[LIQ-09] cancelling ends it without a partial history', async () => {
  const abort = new AbortController();
  const reading = readHistory(read, { signal: abort.signal, onProgress: () => abort.abort() });
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

it('[LIQ-09] a failing page fails the whole export', async () => {
  const { signal } = new AbortController();
  await expect(readHistory(failing, { signal, onProgress: () => {} })).rejects.toThrow('away');
});

it('[LIQ-09] a page with its own cursor does not loop for ever', async () => {
  const { signal } = new AbortController();
  await expect(readHistory(circling, { signal, onProgress: () => {} })).rejects.toThrow('leads to itself');
});
