import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Announcement } from '@tradewind/schema/home/announcement';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import { fetchText } from '../upstream/fetch-text.ts';
import { parseFeed } from './parse-feed.ts';

/** The operator's announcements, newest first. */
export type Announcements = { listAnnouncements: () => Promise<Announcement[]> };

/** The feed at an http(s) or file address, cached; without an address there are none. */
export function createAnnouncements(
  address: string | undefined,
  options: Omit<CacheOptions, 'size'>,
): Announcements {
  const cache = createCache<Announcement[]>({ ...options, size: 1 });
  return {
    listAnnouncements: async () =>
      address === undefined
        ? []
        : cache.get(address, async () => parseFeed(await readFeed(new URL(address)))),
  };
}

function readFeed(url: URL): Promise<string> {
  return url.protocol === 'file:' ? readFile(fileURLToPath(url), 'utf8') : fetchText(url);
}
