import type { Announcement } from '@tradewind/schema/home/announcement';
import type { FeedEntry } from './feed-entry.ts';
import { parseJsonFeed } from './parse-json-feed.ts';
import { parseXmlFeed } from './parse-xml-feed.ts';
import { toPlainText } from './plain-text.ts';

const entryLimit = 20;
const titleLength = 140;
const summaryLength = 280;

/** The announcements of a JSON Feed, an RSS or an Atom document; throws for anything else. */
export function parseFeed(text: string): Announcement[] {
  const entries = text.trimStart().startsWith('<') ? parseXmlFeed(text) : parseJsonFeed(text);
  return entries
    .map(toAnnouncement)
    .filter(({ title }) => title !== '')
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, entryLimit);
}

function toAnnouncement({ title, summary, url, published }: FeedEntry): Announcement {
  return {
    title: toPlainText(title, titleLength),
    summary: toPlainText(summary, summaryLength),
    url: toHttpsUrl(url),
    publishedAt: toIsoTime(published),
  };
}

/** Only https links are allowed, without a user name and password. */
function toHttpsUrl(written: string): string | null {
  const url = URL.parse(written.trim());
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

function toIsoTime(written: string): string | null {
  const time = Date.parse(written);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
