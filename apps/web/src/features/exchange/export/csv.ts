/** A spreadsheet takes a cell that begins so for a formula, also in the wide forms of these characters. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same behind a semicolon, where a spreadsheet of another language begins a cell, quoted or not. */
const laterFormula = /;(?=\s*"*[=+\-@\t\r\n＝＋－＠])/g;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Rows as text of RFC 4180: CRLF behind each, quotes where they are needed. A token may call itself `=HYPERLINK(…)`: what a
 * spreadsheet would run is made text by an apostrophe in front of it; plain numbers below 0 stay as they are.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(cell: string): string {
  const start = formulaStart.test(cell) && !plainNumber.test(cell) ? "'" : '';
  const text = `${start}${cell.replaceAll(laterFormula, ";'")}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
