import { expect, it } from 'vitest';
import type { Executed } from './executed.ts';
import { formatSummary } from './summary.ts';

const passed = (title: string, seconds: number): Executed => ({ title, status: 'passed', seconds });

it('given failures, then each is printed with its error above the figures, and the last line counts them', () => {
  const error = `Error: it broke\n${Array.from({ length: 20 }, (_, line) => `at line ${line}`).join('\n')}`;
  const summary = formatSummary([
    { name: 'unit', seconds: 2, executed: [passed('one', 0.1), { title: 'two', status: 'skipped' }] },
    { name: 'integration', seconds: 61, executed: [{ title: 'three', status: 'failed', error }] },
  ]);
  const lines = summary.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'SKIPPED unit: two',
      'FAILED integration: three',
      '    Error: it broke',
      '    at line 13',
      '    (6 more lines above)',
    ]),
  );
  expect(lines).not.toContain('    at line 14');
  expect(lines.slice(-4)).toEqual([
    'unit             1 passed    1 failed      2 s',
    'integration      0 passed    1 failed     61 s',
    '',
    '1 passed, 2 failed',
  ]);
});

it('given many tests of a second and more, then the ten slowest of the part are named, the slowest first', () => {
  const executed = Array.from({ length: 30 }, (_, index) => passed(`test ${index}`, index / 10));
  const lines = formatSummary([{ name: 'unit', seconds: 9, executed }]).split('\n');
  expect(lines.slice(0, 3)).toEqual(['slowest of unit', '     2.9 s  test 29', '     2.8 s  test 28']);
  expect(lines.filter((line) => line.includes(' s  test'))).toHaveLength(10);
  expect(formatSummary([{ name: 'unit', seconds: 9, executed: [passed('quick', 0.9)] }])).not.toContain(
    'slowest',
  );
});
