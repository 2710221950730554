import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { moveInlineStyles } from './inline-styles.ts';

function draw(style: Record<string, string>) {
  return { html: renderToStaticMarkup(createElement('p', { style })) };
}

it('[SHELL-01] given a prerendered page with style attributes, then each distinct style becomes one rule', () => {
  const [plain, quoted] = [draw({ width: '20px' }), draw({ fontFamily: '"A & B"' })];
  const { pages, css } = moveInlineStyles([plain, quoted, plain]);
  expect(pages.map(({ html }) => html)).toEqual([
    '<p data-style="0"></p>',
    '<p data-style="1"></p>',
    '<p data-style="0"></p>',
  ]);
  expect(css).toBe('[data-style="0"]{width:20px}[data-style="1"]{font-family:"A & B"}');
});

it('[SHELL-01] given a style attribute, then it can end neither its rule nor its sheet', () => {
  for (const value of ['</style>', '}', '{'])
    expect(() => moveInlineStyles([draw({ fontFamily: value })])).toThrow(RangeError);
});
