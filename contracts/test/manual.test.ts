import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../src/', import.meta.url).pathname;

/** Declarations of an interface without documentation on the line above; a linter's switch may be in between. */
function listUndocumented(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, i) => {
    const above = lines[i - 1]?.startsWith('// ') ? lines[i - 2] : lines[i - 1];
    return /^(function|event|error|interface) /.test(line) && !above?.startsWith('///');
  });
}

it.each(globSync('**/I[A-Z]*.sol', { cwd: folder }).toSorted())('%s is a manual', (file) => {
  expect(listUndocumented(readFileSync(folder + file, 'utf8'))).toEqual([]);
});

it('finds a declaration without documentation', () => {
  expect(listUndocumented('/// @notice yes\nevent A();\n\nevent B();')).toEqual(['event B();']);
});
