import type { Executed } from './executed.ts';

/** A part of `npm test` after its run. */
export type RanPart = { name: string; seconds: number; executed: readonly Executed[] };

const slowestCount = 10;
/** Faster tests are not listed among the slowest. */
const slowSeconds = 1;
const errorLines = 15;

/**
 * Formats the end of a run, so that the last lines of any log show the cause. It lists each part's slowest tests,
 * each failure with its first error, a line per part, and the sum. A skipped test counts as failed.
 */
export function formatSummary(parts: readonly RanPart[]): string {
  const passed = sum(parts.map(({ executed }) => countPassed(executed)));
  const failed = sum(parts.map(({ executed }) => executed.length - countPassed(executed)));
  const blocks = [
    ...parts.map(formatSlowest),
    ...parts.map(formatFailures),
    parts.map(formatPart).join('\n'),
    `${passed} passed, ${failed} failed`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function formatSlowest({ name, executed }: RanPart): string {
  const slowest = executed
    .flatMap(({ title, seconds = 0 }) => (seconds >= slowSeconds ? [{ title, seconds }] : []))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${title}`);
  return slowest.length === 0 ? '' : [`slowest of ${name}`, ...slowest].join('\n');
}

function formatFailures({ name, executed }: RanPart): string {
  return executed
    .filter(({ status }) => status !== 'passed')
    .map(({ title, status, error = '' }) =>
      [`${status.toUpperCase()} ${name}: ${title}`, ...indent(error)].join('\n'),
    )
    .join('\n');
}

function indent(error: string): string[] {
  const lines = error === '' ? [] : error.trimEnd().split('\n');
  const left = lines.length - errorLines;
  const shown = lines.slice(0, errorLines).map((line) => `    ${line}`);
  return left > 0 ? [...shown, `    (${left} more lines above)`] : shown;
}

function formatPart({ name, executed, seconds }: RanPart): string {
  const passed = countPassed(executed);
  const figures = [
    `${String(passed).padStart(5)} passed`,
    `${String(executed.length - passed).padStart(4)} failed`,
    `${seconds.toFixed(0).padStart(6)} s`,
  ];
  return `${name.padEnd(12)} ${figures.join(' ')}`;
}

function countPassed(executed: readonly Executed[]): number {
  return executed.filter(({ status }) => status === 'passed').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
