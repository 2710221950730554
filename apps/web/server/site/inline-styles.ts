const styleAttribute = / style="([^"]*)"/g;

const characters: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The policy allows no style attribute: each one of a prerendered page becomes a rule of one style sheet. */
export function moveInlineStyles<Page extends { html: string }>(
  pages: readonly Page[],
): { pages: Page[]; css: string } {
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
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${unescape(style)}}`);
  return { pages: moved, css: rules.join('') };
}

/** The decoded text of an attribute; throws for characters that could end the rule or its sheet. */
function unescape(attribute: string): string {
  const style = attribute.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (name) => characters[name] ?? name);
  if (/[<{}]/.test(style)) throw new RangeError(`not the text of a style attribute: ${style}`);
  return style;
}
