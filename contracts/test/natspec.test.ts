import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/', import.meta.url).pathname;
const read = (file: string) => readFileSync(folder + file, 'utf8');
const isInterface = (file: string) => /(^|\/)I[A-Z]\w*\.sol$/.test(file);
const files = globSync('**/*.sol', { cwd: folder }).toSorted();
const interfaces = files.filter((file) => isInterface(file));

/** The part of comment lines in all lines that are not blank. */
function computeCommentShare(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => /^\s*\/\//.test(line)).length / lines.length;
}

/** Tags that a function, event, error or struct lacks or has too many of: one string per fault. */
function listFaults(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, i) => {
    const [, kind = '', name = ''] = /^(function|event|error|struct) (\w+)/.exec(line) ?? [];
    if (kind === '') return [];
    const rest = lines.slice(i).join(' ');
    const declaration = rest.slice(0, rest.search(kind === 'struct' ? /\}/ : /;/));
    const tags = listTags(lines.slice(0, i));
    return findFaults(declaration, kind === 'struct', tags).map((fault) => `${kind} ${name}: ${fault}`);
  });
}

/** The tags of the documentation at the end of these lines, with the text after them; a linter's switch may follow it. */
function listTags(lines: readonly string[]): string[] {
  const block: string[] = [];
  for (const line of lines.toReversed()) {
    if (!line.startsWith('//')) break;
    if (line.startsWith('///')) block.unshift(line.slice(3).trim());
  }
  return block.filter((line) => line.startsWith('@'));
}

function findFaults(declaration: string, isStruct: boolean, tags: readonly string[]): string[] {
  const [parameters = '', results = ''] = isStruct
    ? [declaration.slice(declaration.indexOf('{') + 1).replaceAll(';', ',')]
    : [...declaration.matchAll(/\(([^)]*)\)/g)].map(([, list = '']) => list);
  const expected = [
    ...listNames(parameters).map((name) => `@param ${name}`),
    ...listNames(results).map((name) => `@return ${name}`.trimEnd()),
  ];
  const found = tags.filter((tag) => /^@(param|return) /.test(tag));
  return [
    ...(tags.some((tag) => tag.startsWith('@notice ')) ? [] : ['no @notice']),
    ...expected.filter((wanted) => !found.some((tag) => isFor(tag, wanted))).map((wanted) => `no ${wanted}`),
    ...(found.length > expected.length ? ['more tags than parameters and results'] : []),
  ];
}

/** Whether a tag with its text documents the wanted parameter or result; one without a name begins with a capital. */
function isFor(tag: string, wanted: string): boolean {
  return wanted === '@return' ? /^@return [A-Z]/.test(tag) : tag.startsWith(`${wanted} `);
}

/** Names of `uint256 a, bytes memory b, address`; the empty string for the one without a name. */
function listNames(list: string): string[] {
  const items = list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.map((item) => {
    const words = item.split(/\s+/);
    const last = words.at(-1) ?? '';
    return words.length > 1 && last !== 'memory' && last !== 'calldata' ? last : '';
  });
}

describe.each(interfaces)('given the interface %s', (file) => {
  it('at least 55% of its lines are comments', () => {
    expect(computeCommentShare(read(file))).toBeGreaterThanOrEqual(0.55);
  });

  it('each function, event, error and struct has complete tags', () => {
    expect(listFaults(read(file))).toEqual([]);
  });
});

describe('given the implementations', () => {
  const implementations = files.filter((file) => !isInterface(file));

  it('at least 30% of all their lines are comments', () => {
    expect(computeCommentShare(implementations.map(read).join('\n'))).toBeGreaterThanOrEqual(0.3);
  });

  it.each(implementations)('%s begins with a title', (file) => {
    expect(read(file)).toMatch(/^\/\/\/ @title .+\n(\/\/\/.*\n)*(abstract )?(contract|library) /m);
  });
});

it.each(files)('no comment of %s is longer than 120 characters', (file) => {
  const lines = read(file).split('\n');
  expect(lines.filter((line) => line.includes('//') && line.length > 120)).toEqual([]);
});

describe('the search for faults', () => {
  it.each([
    ['complete tags', '/// @notice a\n/// @param b c\nevent A(uint256 b);', []],
    ['no documentation', 'error A();', ['error A: no @notice']],
    ['a parameter without a tag', '/// @notice a\nfunction f(\n  uint256 a,\n  bytes calldata b\n);', 2],
    ['a result without a tag', '/// @notice a\nfunction f() returns (bool);', ['function f: no @return']],
    [
      'a named result under another name',
      '/// @notice a\n/// @return C d\nfunction f() returns (bool b);',
      1,
    ],
    ['a linter switch in between', '/// @notice a\n// solhint-disable\nerror A();', []],
    ['a field without a tag', '/// @notice a\n/// @param b c\nstruct S {\n  bool b;\n  bool d;\n}', 1],
    ['a tag too many', '/// @notice a\n/// @param b c\nerror A();', 1],
  ])('given %s, then it lists the faults', (_name, text, expected) => {
    const faults = listFaults(text);
    expect(typeof expected === 'number' ? faults.length : faults).toEqual(expected);
  });

  it('given two comments in four lines, then the share is a half', () => {
    expect(computeCommentShare('// a\n\n  /// b\n  c;\nd; // e')).toBe(0.5);
  });
});
