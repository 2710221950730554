import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { moveInlineStyles } from './inline-styles.ts';

function draw(style: Record<string, string>) {
  return {
    path: '/',
    title: '',
    description: '',
    html: renderToStaticMarkup(createElement('p', { style })),
  };
}

it('[SHELL-01] a style of a drawn page says the same as a rule, once for all that have it', () => {
  const [plain, quoted] = [draw({ width: '20px' }), draw({ fontFamily: '"A & B"' })];
  const { pages, css } = moveInlineStyles([plain, quoted, plain]);
  expect(pages.map(({ html }) => html)).toEqual([
    '<p data-style="0"></p>',
    '<p data-style="1"></p>',
    '<p data-style="0"></p>',
  ]);
  expect(css).toBe('[data-style="0"]{width:20px}[data-style="1"]{font-family:"A & B"}');
});

it('[SHELL-01] nothing ends its rule or its sheet', () => {
  for (const value of ['</style>', '}', '{'])
    expect(() => moveInlineStyles([draw({ fontFamily: value })])).toThrow(RangeError);
});
