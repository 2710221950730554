import type { StaticPage } from './static-pages.ts';

const styleAttribute = / style="([^"]*)"/g;

/** The policy allows no style attribute: what pages have of them becomes a rule of one style sheet. */
export function moveInlineStyles(pages: readonly StaticPage[]): { pages: StaticPage[]; css: string } {
  const numbers = new Map<string, number>();
  const find = (style: string): number => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return number;
  };
  const moved = pages.map((page) => ({
    ...page,
    html: page.html.replaceAll(styleAttribute, (_, style: string) => ` data-style="${find(style)}"`),
  }));
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return { pages: moved, css: rules.join('') };
}
