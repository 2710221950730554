import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserTargets } from '../apps/web/build/browser-targets.ts';
import { findUnserved } from './find-unserved.ts';
import { root } from './run.ts';

describe('a feature that a supported browser lacks', () => {
  it.each([
    ['an event', 'script', `list.addEventListener('scrollend', end)`, 'api.Element.scrollend_event'],
    ['a class', 'script', 'new DocumentPictureInPicture()', 'api.DocumentPictureInPicture'],
    ['a property', 'style', 'a{anchor-name:--a}', 'css.properties.anchor-name'],
  ] as const)('%s is found by its name', (_what, kind, text, key) => {
    expect(findUnserved(text, kind)).toContain(key);
  });

  it.each([
    ['script', `list.addEventListener('scroll', end); Promise.withResolvers(); Map.groupBy(list, by)`],
    ['style', 'dialog::backdrop{color:oklch(0 0 0)}a:has(b){inset:0}@media print{a{top:0}}'],
  ] as const)('what all have is let be in a %s', (kind, text) => {
    expect(findUnserved(text, kind)).toEqual([]);
  });
});

it.each(Object.entries(browserTargets))(
  'README.md names the oldest served version of %s: %d',
  (name, version) => {
    const readme = readFileSync(`${root}README.md`, 'utf8');
    expect(readme).toMatch(new RegExp(`The site serves [^;]*\\b${name}\\b.{0,20} from ${version}\\b`, 'i'));
  },
);
