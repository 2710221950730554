import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const reducedRule = '@media (prefers-reduced-motion:';
/** The rules of a style sheet at its outermost level; the formatter indents all inside of them. */
const listRules = (css: string) => css.split(/^}$/m);

/** The values of movements that would also be seen under reduced motion. */
function listUnreduced(css: string): string[] {
  return listRules(css)
    .filter((rule) => !rule.includes(reducedRule))
    .flatMap((rule) => [...rule.matchAll(/\b(?:transition|animation)(?:-duration)?:([^;]+);/g)])
    .map(([, value = '']) => value.trim())
    .filter((value) => value.split(/,\n/).some((part) => !part.includes('var(--motion-')));
}

it('[SHELL-05] each movement of the site has a duration that reduced motion sets to 0, or a rule for it', () => {
  const css = read('styles.css');
  expect(css.match(/\b(?:transition|animation):/g)?.length).toBeGreaterThan(10);
  expect(listUnreduced(css)).toEqual([]);
  expect(listUnreduced('@utility a {\n  transition: scale 1s linear;\n}\n')).toEqual(['scale 1s linear']);
});

it('[SHELL-05] reduced motion sets every duration to 0', () => {
  const tokens = read('tokens.css');
  const reduced = tokens.slice(tokens.indexOf(reducedRule));
  const durations = [...tokens.matchAll(/(--motion-[a-z]+): \d+ms;/g)].map(([, name]) => name);
  expect(durations).toContain('--motion-flip');
  for (const name of durations) expect(reduced).toContain(`${name}: 0ms;`);
});
