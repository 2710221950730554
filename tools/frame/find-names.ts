/** A place where a file names an area. */
export type Named = { readonly line: number; readonly text: string };

/** Comments; strings and templates; identifiers with their numbers. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[A-Za-z_$][\w$]*/g;

/** A word of prose may be an area's name; a path, a table or a dotted name inside of prose may not. */
const joined = /\w[/_.:]\w/;

/** The identifiers and paths of a source that name one of these areas. Comments and sentences are free. */
export function findNames(source: string, areas: readonly string[]): Named[] {
  const named: Named[] = [];
  for (const { 0: text, index } of source.matchAll(token)) {
    if (text.startsWith('//') || text.startsWith('/*')) continue;
    const found = listNames(text).find((name) => areas.some((area) => holds(name, area)));
    if (found !== undefined) named.push({ line: source.slice(0, index).split('\n').length, text: found });
  }
  return named;
}

/** Whether the words of an area follow each other in a name: `new-area` in `createNewAreaPage` or `/new_area/x`. */
function holds(name: string, area: string): boolean {
  return `-${toWords(name).join('-')}-`.includes(`-${area}-`);
}

function toWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}

function listNames(text: string): string[] {
  if (!/^['"`]/.test(text)) return [text];
  const content = text.slice(1, -1);
  const words = content.split(/\s+/).filter((word) => word !== '');
  return words.length === 1 ? words : words.filter((word) => joined.test(word));
}

/** Whether a file is an area's own: a folder, or the file itself, has the area's name. */
export function isOwn(path: string, areas: readonly string[]): boolean {
  return path.split('/').some((part) => areas.includes(part.split('.')[0]?.toLowerCase() ?? ''));
}
