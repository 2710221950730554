import { z } from 'zod';
import type { FeedEntry } from './feed-entry.ts';

const text = z.string().catch('');

/** jsonfeed.org, version 1 or 1.1. */
const feedSchema = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/'),
  items: z
    .array(
      z.object({
        title: text,
        summary: text,
        content_text: text,
        content_html: text,
        url: text,
        date_published: text,
      }),
    )
    .max(1000),
});

export function parseJsonFeed(source: string): FeedEntry[] {
  const { items } = feedSchema.parse(JSON.parse(source));
  return items.map((item) => ({
    title: item.title,
    summary: item.summary || item.content_text || item.content_html,
    url: item.url,
    published: item.date_published,
  }));
}
