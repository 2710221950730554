import { formulaStart } from '@tradewind/rules/csv/formula-start';

/** The same start after a semicolon, where a spreadsheet of another locale begins a cell, quoted or not. */
const laterFormula = /;(?=\s*"*[=+\-@\t\r\n＝＋－＠])/g;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Rows as text of RFC 4180: CRLF after each, quotes where needed. A token's name can be `=HYPERLINK(…)`: an
 * apostrophe turns a formula into text. Plain negative numbers are unchanged.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(cell: string): string {
  const start = formulaStart.test(cell) && !plainNumber.test(cell) ? "'" : '';
  const text = `${start}${cell.replaceAll(laterFormula, ";'")}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
