import { decodeEntities } from './decode-entities.ts';
import { scanMarkup } from './scan-markup.ts';

/** Elements without readable content. */
const silent = new Set(['script', 'style', 'template']);

/**
 * The readable text of a piece of HTML: no tags, entities or hidden characters, one line, at most `limit`
 * characters.
 */
export function toPlainText(html: string, limit: number): string {
  let text = '';
  let silence: string | undefined;
  for (const part of scanMarkup(html)) {
    if (part.kind === 'text') text += silence === undefined ? part.text : '';
    else {
      text += ' ';
      if (silence === undefined && part.kind === 'open' && silent.has(part.name)) silence = part.name;
      else if (part.kind === 'close' && part.name === silence) silence = undefined;
    }
  }
  const line = decodeEntities(text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length > limit
    ? `${line
        .slice(0, limit - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line;
}
