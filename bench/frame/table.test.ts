import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('shows our figure and each peer with its ratio to ours', () => {
  const rows = [
    { case: 'small', ours: 2, peers: { sdk: 500, other: 3 } },
    { case: 'large', ours: 1_234.5, peers: { sdk: 2_469 } },
  ];
  expect(formatTable({ name: 'routing', unit: 'µs' }, rows).split('\n')).toEqual([
    'routing (µs)   ours         sdk     other',
    'small             2  500 (250x)  3 (1.5x)',
    'large         1,230  2,470 (2x)         -',
  ]);
});
