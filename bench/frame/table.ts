import type { Bench, BenchRow } from './bench.ts';

/** The rows as an aligned text table: our figure, then each peer's with its ratio to ours. */
export function formatTable(bench: Pick<Bench, 'name' | 'unit'>, rows: readonly BenchRow[]): string {
  const peers = [...new Set(rows.flatMap((row) => Object.keys(row.peers)))];
  const header = [`${bench.name} (${bench.unit})`, 'ours', ...peers];
  const lines = rows.map((row) => [
    row.case,
    formatFigure(row.ours),
    ...peers.map((peer) => formatPeer(row.peers[peer], row.ours)),
  ]);
  return alignColumns([header, ...lines]);
}

function formatPeer(figure: number | undefined, ours: number): string {
  return figure === undefined ? '-' : `${formatFigure(figure)} (${formatFigure(figure / ours)}x)`;
}

function formatFigure(figure: number): string {
  return figure.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function alignColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}
