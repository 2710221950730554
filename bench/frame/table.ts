import type { BenchRow } from './row.ts';

/** Formats the rows as an aligned text table. */
export function formatTable(bench: string, rows: readonly BenchRow[]): string {
  const header = [bench, 'unit', 'ours', 'peer', 'ratio', 'aim', ''];
  return alignColumns([header, ...rows.map(toCells)]);
}

function toCells({ name, unit, ours, peer, peerName, ratio, better, aim, ok }: BenchRow): string[] {
  return [
    peerName === null ? name : `${name}, beside ${peerName}`,
    unit,
    formatFigure(ours),
    peer === null ? '-' : formatFigure(peer),
    ratio === null ? '-' : formatFigure(ratio),
    aim === null ? '-' : `${better === 'lower' ? '≤' : '≥'} ${formatFigure(aim)}`,
    ok === null ? '' : ok ? 'ok' : 'MISSED',
  ];
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
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
