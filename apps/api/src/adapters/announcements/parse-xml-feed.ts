import { decodeEntities } from './decode-entities.ts';
import type { FeedEntry } from './feed-entry.ts';
import { type MarkupPart, scanMarkup } from './scan-markup.ts';

/** The entries of an RSS 2.0 or Atom document; throws when it is neither. */
export function parseXmlFeed(source: string): FeedEntry[] {
  const parts = [...scanMarkup(source)];
  if (!parts.some((part) => part.kind === 'open' && (part.name === 'rss' || part.name === 'feed')))
    throw new Error('is no feed');
  return splitEntries(parts).map((entry) => ({
    title: findText(entry, ['title']),
    summary: findText(entry, ['description', 'summary']),
    url: findText(entry, ['link']) || findHref(entry),
    published: findText(entry, ['pubdate', 'published', 'updated']),
  }));
}

/** The content between the tags of each entry. */
function splitEntries(parts: readonly MarkupPart[]): MarkupPart[][] {
  const entries: MarkupPart[][] = [];
  let current: MarkupPart[] | undefined;
  for (const part of parts) {
    const isEntry = 'name' in part && (part.name === 'item' || part.name === 'entry');
    if (!isEntry) current?.push(part);
    else {
      if (current && part.kind === 'close') entries.push(current);
      current = part.kind === 'open' ? [] : undefined;
    }
  }
  return entries;
}

/** The text of the first non-empty one of these elements; nested elements are omitted. */
function findText(parts: readonly MarkupPart[], names: readonly string[]): string {
  for (const name of names) {
    const start = parts.findIndex((part) => part.kind === 'open' && part.name === name);
    const end = parts.findIndex(
      (part, index) => index > start && part.kind === 'close' && part.name === name,
    );
    const text =
      start === -1
        ? ''
        : parts
            .slice(start + 1, end)
            .map(toText)
            .join('')
            .trim();
    if (text !== '') return text;
  }
  return '';
}

function toText(part: MarkupPart): string {
  if (part.kind === 'verbatim') return part.text;
  return part.kind === 'text' ? decodeEntities(part.text) : '';
}

/** Atom has its links in attributes. */
function findHref(parts: readonly MarkupPart[]): string {
  for (const part of parts) {
    if (!('name' in part) || part.name !== 'link') continue;
    const [, href = ''] = /\shref\s*=\s*["']([^"']*)["']/i.exec(part.attributes) ?? [];
    if (href !== '') return decodeEntities(href);
  }
  return '';
}
