import { expect, it } from 'vitest';
import { toRow } from './row.ts';
import { formatTable } from './table.ts';

it('shows our figure, the peer, the ratio and whether the aim is reached', () => {
  const rows = [
    { name: 'small', ours: 2, peer: { name: 'sdk', figure: 500 }, better: 'lower', aim: 0.01 },
    { name: 'large', ours: 1_234.5, better: 'higher', aim: 2_000 },
    { name: 'machine', ours: 1_500, better: 'higher', aim: null },
  ] as const;
  const table = formatTable(
    'routing',
    rows.map((row) => toRow({ unit: 'µs', ...row })),
  );
  expect(table.split('\n')).toEqual([
    'routing            unit   ours  peer  ratio      aim',
    'small, beside sdk    µs      2   500  0.004   ≤ 0.01      ok',
    'large                µs  1,230     -      -  ≥ 2,000  MISSED',
    'machine              µs  1,500     -      -        -',
  ]);
});
