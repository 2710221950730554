export type MarkupPart =
  | { readonly kind: 'text' | 'verbatim'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'empty'; readonly name: string; readonly attributes: string };

/**
 * Yields text and tags of XML or HTML in order, tag names in lower case, without comments, declarations and
 * instructions. It expands and resolves nothing, and reads every character once: an unfinished construct is
 * text.
 */
export function* scanMarkup(markup: string): Generator<MarkupPart> {
  let at = 0;
  while (at < markup.length) {
    const start = markup.indexOf('<', at);
    if (start !== at) yield { kind: 'text', text: markup.slice(at, start === -1 ? undefined : start) };
    if (start === -1) return;
    const [opening, closing] = findDelimiters(markup, start);
    const end = markup.indexOf(closing, start + opening.length);
    if (end === -1) {
      yield { kind: 'text', text: markup.slice(start) };
      return;
    }
    const inside = markup.slice(start + opening.length, end);
    if (opening === cdata) yield { kind: 'verbatim', text: inside };
    else if (opening === '<') yield* toTag(inside);
    at = end + closing.length;
  }
}

const cdata = '<![CDATA[';

function findDelimiters(markup: string, start: number): [string, string] {
  if (markup.startsWith(cdata, start)) return [cdata, ']]>'];
  if (markup.startsWith('<!--', start)) return ['<!--', '-->'];
  if (markup.startsWith('<?', start)) return ['<?', '?>'];
  return markup.startsWith('<!', start) ? ['<!', '>'] : ['<', '>'];
}

function* toTag(inside: string): Generator<MarkupPart> {
  const [, slash, name = '', attributes = ''] = /^(\/?)([a-z][\w:.-]*)([^]*)$/i.exec(inside) ?? [];
  if (name === '') yield { kind: 'text', text: `<${inside}>` };
  else {
    const kind = slash === '/' ? 'close' : attributes.endsWith('/') ? 'empty' : 'open';
    yield { kind, name: name.toLowerCase(), attributes };
  }
}
