/** Why a row of a file cannot be read. */
export type CsvFaultReason =
  | 'fileTooLong'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'openQuote'
  | 'textAfterQuote'
  | 'quoteInText'
  | 'carriageReturn';

/** A fault at a line of the text and a column of its table; both count from 1. */
export type CsvFault = { readonly line: number; readonly column: number; readonly reason: CsvFaultReason };

/** A row with the line on which it begins. A quoted cell may have several lines. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

export type CsvTable = { readonly rows: readonly CsvRow[]; readonly faults: readonly CsvFault[] };

/** The largest file that is read: characters of the text and of a cell, rows with faulty ones, cells of a row. */
export type CsvBounds = {
  readonly characters: number;
  readonly cellCharacters: number;
  readonly rows: number;
  readonly columns: number;
};

/** A place in the text, with its line. */
type Place = { readonly at: number; readonly line: number };

type Cell =
  | { readonly kind: 'cell'; readonly text: string; readonly end: Place }
  | { readonly kind: 'fault'; readonly reason: CsvFaultReason };

const comma = 0x2c;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const byteOrderMark = 0xfeff;

/**
 * Reads a table by RFC 4180 from a text that nobody verified; it never throws. Lines end in CRLF or LF, the last one
 * also with the text. A byte order mark is ignored, an empty line is no row. Cells keep their spaces.
 *
 * Each faulty row is in `faults` with its first fault and the line of that, in their order, and is not in `rows`.
 * Reading goes on with the line after the one on which the faulty cell begins, so one open quote does not hide the rows
 * behind it. It ends at `bounds.rows` with `tooManyRows`; a text above `bounds.characters` is not read at all
 * (`fileTooLong`). Each character is read three times at most.
 */
export function parseCsv(text: string, bounds: CsvBounds): CsvTable {
  if (text.length > bounds.characters)
    return { rows: [], faults: [{ line: 1, column: 1, reason: 'fileTooLong' }] };
  const [rows, faults]: [CsvRow[], CsvFault[]] = [[], []];
  let place: Place = { at: text.charCodeAt(0) === byteOrderMark ? 1 : 0, line: 1 };
  while (place.at < text.length) {
    const lineBreak = measureLineBreak(text, place.at);
    if (lineBreak > 0) {
      place = { at: place.at + lineBreak, line: place.line + 1 };
      continue;
    }
    if (rows.length + faults.length >= bounds.rows) {
      faults.push({ line: place.line, column: 1, reason: 'tooManyRows' });
      break;
    }
    const read = readRow(text, place, bounds);
    if (read.kind === 'row') rows.push(read.row);
    else faults.push(read.fault);
    place = read.next;
  }
  return { rows, faults };
}

type RowRead =
  | { readonly kind: 'row'; readonly row: CsvRow; readonly next: Place }
  | { readonly kind: 'fault'; readonly fault: CsvFault; readonly next: Place };

function readRow(text: string, start: Place, bounds: CsvBounds): RowRead {
  const cells: string[] = [];
  let place = start;
  for (;;) {
    const cell: Cell =
      cells.length < bounds.columns
        ? readCell(text, place, bounds.cellCharacters)
        : { kind: 'fault', reason: 'tooManyColumns' };
    if (cell.kind === 'fault') {
      const fault = { line: place.line, column: cells.length + 1, reason: cell.reason };
      return { kind: 'fault', fault, next: skipLine(text, place) };
    }
    cells.push(cell.text);
    const { at, line } = cell.end;
    if (text.charCodeAt(at) !== comma) {
      const next = { at: at + measureLineBreak(text, at), line: line + 1 };
      return { kind: 'row', row: { line: start.line, cells }, next };
    }
    place = { at: at + 1, line };
  }
}

/** The cell at a place, up to the comma, line break or end of the text behind it. */
function readCell(text: string, { at, line }: Place, limit: number): Cell {
  if (text.charCodeAt(at) === quote) return readQuoted(text, { at, line }, limit);
  let end = at;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === comma || code === lineFeed) break;
    if (code === quote) return { kind: 'fault', reason: 'quoteInText' };
    if (code === carriageReturn) {
      if (measureLineBreak(text, end) > 0) break;
      return { kind: 'fault', reason: 'carriageReturn' };
    }
    if (end - at >= limit) return { kind: 'fault', reason: 'cellTooLong' };
  }
  return { kind: 'cell', text: text.slice(at, end), end: { at: end, line } };
}

/** A cell in quotes; two quotes within it are one character. */
function readQuoted(text: string, start: Place, limit: number): Cell {
  let { at, line } = { at: start.at + 1, line: start.line };
  let escapes = 0;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) line += 1;
    if (code === quote) {
      if (text.charCodeAt(at + 1) !== quote) break;
      at += 1;
      escapes += 1;
    }
    if (at - start.at - escapes > limit) return { kind: 'fault', reason: 'cellTooLong' };
  }
  if (at >= text.length) return { kind: 'fault', reason: 'openQuote' };
  const end = at + 1;
  const isEnd = end === text.length || text.charCodeAt(end) === comma || measureLineBreak(text, end) > 0;
  if (!isEnd) return { kind: 'fault', reason: 'textAfterQuote' };
  const raw = text.slice(start.at + 1, at);
  return {
    kind: 'cell',
    text: escapes === 0 ? raw : raw.replaceAll('""', '"'),
    end: { at: end, line },
  };
}

/** Characters of the line break at a place; 0 where there is none. */
function measureLineBreak(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === lineFeed) return 1;
  return code === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 0;
}

/** The begin of the next line; the end of the text behind the last one. */
function skipLine(text: string, { at, line }: Place): Place {
  const end = text.indexOf('\n', at);
  return { at: end < 0 ? text.length : end + 1, line: line + 1 };
}
