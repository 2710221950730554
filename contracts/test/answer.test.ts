import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../src/', import.meta.url).pathname;
const call = /\bAmounts\.answer\(|\.answer\(\)/g;

/** Functions with code after `Amounts.answer`, which ends the call: a statement, a caller or a modifier's second half. */
function findCutShort(sources: readonly string[]): string[] {
  const all = sources.join('\n');
  const twoPart = [...all.matchAll(/modifier (\w+)[^{]*\{([^}]*)\}/g)]
    .filter(([, , body = '']) => !/_;\s*$/.test(body))
    .map(([, name = '']) => name);
  const functions = [...all.matchAll(/function (\w+)\(([^{;]*)\{\n([\s\S]*?)\n {4}\}/g)];
  const calling = functions.filter(([, , , body = '']) => body.match(call));
  const cutShort = calling.filter(([, , head = '', body = '']) => {
    const isLast = /^ {8}(Amounts\.answer\(\w+\)|\w+\.answer\(\));$/.test(body.split('\n').at(-1) ?? '');
    const isOnce = body.match(call)?.length === 1;
    const hasHalf = twoPart.some((modifier) => new RegExp(`\\b${modifier}\\b`).test(head));
    return !/\bexternal\b/.test(head) || !isLast || !isOnce || hasHalf;
  });
  const inFunctions = calling.map(([, , , body = '']) => body).join('\n');
  const elsewhere = (all.match(call)?.length ?? 0) - (inFunctions.match(call)?.length ?? 0);
  return [...cutShort.map(([, name = '']) => name), ...(elsewhere > 0 ? ['outside of a function'] : [])];
}

/** A contract whose function `f` returns by `Amounts.answer`. */
function write({ head = 'external', behind = '', modifier = '_check();\n        _;' }): string {
  return `    modifier guarded() {\n        ${modifier}\n    }\n
    function f() ${head} guarded returns (uint256[] memory amounts) {\n        amounts.answer();${behind}\n    }\n`;
}

it('no code follows an answer that ends the call', () => {
  const sources = globSync('**/*.sol', { cwd: folder }).map((file) => readFileSync(folder + file, 'utf8'));
  expect(sources.join('\n').match(call)?.length).toBeGreaterThan(0);
  expect(findCutShort(sources)).toEqual([]);
});

it.each([
  ['a modifier that ends with the function', write({}), []],
  ['a modifier with a second half', write({ modifier: '_lock();\n        _;\n        _unlock();' }), ['f']],
  ['a statement behind it', write({ behind: '\n        _refund();' }), ['f']],
  ['a function that others call', write({ head: 'internal' }), ['f']],
  ['two answers', write({ behind: '\n        amounts.answer();' }), ['f']],
  [
    'a modifier that answers',
    write({ modifier: '_;\n        amounts.answer();' }),
    ['f', 'outside of a function'],
  ],
])('given %s, then it finds the functions that are cut short', (_name, source, expected) => {
  expect(findCutShort([source])).toEqual(expected);
});
