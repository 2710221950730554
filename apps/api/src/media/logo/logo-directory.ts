import { setTimeout as delay } from 'node:timers/promises';
import type { TokenList } from '@tradewind/schema/token-list/token-list';
import type { FastifyBaseLogger } from 'fastify';
import { downloadTokenList } from '../../adapters/foreign/download-token-list.ts';
import { parseTokenList } from '../../adapters/foreign/parse-token-list.ts';
import { toHttpAddress } from '../../adapters/foreign/to-http-address.ts';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';

export type DirectoryOptions = {
  /** Addresses of the lists, the most important first. */
  readonly lists: readonly string[];
  readonly gateway: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly store: MediaStore;
  readonly logger: FastifyBaseLogger;
};

/** Which address holds the logo of a token, by the configured lists. */
export type LogoDirectory = {
  /** Waits for the first reading of the lists. */
  readonly find: (chainId: number, address: string) => Promise<string | undefined>;
  readonly stop: () => void;
};

const freshMs = 3_600_000;
const retryMs = 60_000;

type Logos = ReadonlyMap<string, string>;

/** Reads the lists now and once an hour. A list that cannot be read keeps its last good version, also after a restart. */
export function createLogoDirectory(options: DirectoryOptions): LogoDirectory {
  const stopping = new AbortController();
  const logos = new Map<string, Logos>();
  const readings = options.lists.map((list) => {
    const first = Promise.withResolvers<void>();
    const keep = (tokens: Logos) => logos.set(list, tokens);
    void follow(list, { ...options, keep, signal: stopping.signal, resolve: first.resolve });
    return first.promise;
  });
  const ready = Promise.all(readings);
  return {
    find: async (chainId, address) => {
      await ready;
      const key = toKey(chainId, address);
      for (const list of options.lists) {
        const uri = logos.get(list)?.get(key);
        if (uri !== undefined) return uri;
      }
      return undefined;
    },
    stop: () => stopping.abort(),
  };
}

type Following = DirectoryOptions & {
  readonly keep: (logos: Logos) => void;
  /** Called once, when the list is known or cannot be read now. */
  readonly resolve: () => void;
  readonly signal: AbortSignal;
};

async function follow(list: string, following: Following): Promise<void> {
  const { store, logger, keep, resolve, signal } = following;
  const note = `list ${list}`;
  const old = await store.findNote(note).catch(() => undefined);
  if (old !== undefined && tryKeep(old, keep)) resolve();
  while (!signal.aborted) {
    let pauseMs = freshMs;
    try {
      const text = await downloadTokenList(toHttpAddress(list, following.gateway), following);
      keep(listLogos(parseTokenList(text)));
      await store.writeNote(note, text);
    } catch (err) {
      logger.warn({ err, list }, 'a token list was not read');
      pauseMs = retryMs;
    }
    resolve();
    await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** A note of an older version may be of another form. */
function tryKeep(text: string, keep: (logos: Logos) => void): boolean {
  try {
    keep(listLogos(parseTokenList(text)));
    return true;
  } catch {
    return false;
  }
}

function listLogos({ tokens }: TokenList): Logos {
  return new Map(
    tokens.flatMap(({ chainId, address, logoURI }) =>
      logoURI === undefined ? [] : [[toKey(chainId, address), logoURI]],
    ),
  );
}

const toKey = (chainId: number, address: string): string => `${chainId}:${address}`;
