import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entry of an area in a list file: with its import, or as the one line that exports its messages. */
export type ListEdit = {
  readonly file: string;
  readonly line: string;
  /** Goes into the array that ends the file. */
  readonly entry?: string;
  /** The text that follows the line; by default the first import or export. */
  readonly before?: string;
};

/** Adds the entries to the list files of a tree. */
export function editLists(folder: string, edits: readonly ListEdit[]): void {
  for (const { file, line, entry, before = /^(?=import|export)/m } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const listed = entry === undefined ? text : addEntry(text, entry);
    const added = listed.replace(before, (found) => `${line}\n${found}`);
    if (added === listed) throw new Error(`${file} has no place for ${line}`);
    writeFileSync(path, added);
  }
}

/** Before the last bracket that ends a statement: on a line of its own where the others are. */
function addEntry(text: string, entry: string): string {
  const end = /,?(\s*)\](;| as const[^;]*;)\s*$/;
  if (!end.test(text)) throw new Error('the file does not end with a list');
  return text.replace(end, (_match, space: string, rest: string) =>
    space === '' ? `, ${entry}]${rest}\n` : `,\n  ${entry},\n]${rest}\n`,
  );
}
