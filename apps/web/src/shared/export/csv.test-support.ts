/** Parses RFC 4180 like a spreadsheet. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at + 1) : readBare(text, at);
    row.push(cell);
    if (text[end] === ',') {
      at = end + 1;
      if (at < text.length && text.startsWith('\r\n', at)) {
        rows.push([...row, '']);
        row = [];
        at += 2;
      }
      continue;
    }
    if (!text.startsWith('\r\n', end)) throw new Error(`A row does not end in CRLF at ${end}.`);
    rows.push(row);
    row = [];
    at = end + 2;
  }
  return rows;
}

function readBare(text: string, start: number) {
  let end = start;
  while (end < text.length && text[end] !== ',' && !text.startsWith('\r\n', end)) end += 1;
  return { cell: text.slice(start, end), end };
}

function readQuoted(text: string, start: number) {
  let end = start;
  while (text[end] !== '"' || text[end + 1] === '"') {
    if (end >= text.length) throw new Error('A quote is not closed.');
    end += text[end] === '"' ? 2 : 1;
  }
  return { cell: text.slice(start, end).replaceAll('""', '"'), end: end + 1 };
}
