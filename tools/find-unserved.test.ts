import { describe, expect, it } from 'vitest';
import { findUnserved } from './find-unserved.ts';

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
