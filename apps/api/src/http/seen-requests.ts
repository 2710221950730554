import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { BlockStore } from '../indexing/block-store.ts';
import { createWeightedMap } from '../weighted-map.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** Memory for URLs and for senders: 4 MiB each. */
const maxWeight = 4 * 1024 * 1024;
/** Memory of an entry beside its text. */
const entryBytes = 256;

/** Where the answer of a request is kept: in the store of its chain, by its key. */
export type KeptPlace = { readonly store: BlockStore<KeptAnswer>; readonly key: string };

/**
 * The framework's result for a request: the place of its kept answer, its route, and the client for the limit.
 */
export type SeenRequest = KeptPlace & { readonly route: string; readonly client: string };

/**
 * The framework's results for requests of kept answers. They depend only on the URL and the sender, so equal
 * requests reuse them.
 */
export type SeenRequests = {
  add: (request: FastifyRequest, place: KeptPlace) => void;
  find: (request: IncomingMessage) => SeenRequest | undefined;
};

export function createSeenRequests(): SeenRequests {
  const questions = createWeightedMap<Omit<SeenRequest, 'client'>>(maxWeight);
  const clients = createWeightedMap<string>(maxWeight);
  return {
    add: ({ raw, ip, routeOptions: { url: route } }, place) => {
      const [url, sender] = [raw.url, toSender(raw)];
      if (!url || !route || !sender) return;
      if (!questions.get(url)) questions.set(url, { ...place, route }, toWeight(url + place.key));
      if (!clients.get(sender)) clients.set(sender, normalizeIP(ip), toWeight(sender));
    },
    find: (request) => {
      const [question, sender] = [questions.get(request.url ?? ''), toSender(request)];
      const client = sender && clients.get(sender);
      return question && client ? { ...question, client } : undefined;
    },
  };
}

/** The inputs of the framework's client address. */
function toSender({ socket, headers }: IncomingMessage): string | undefined {
  return socket.remoteAddress && `${socket.remoteAddress} ${String(headers['x-forwarded-for'] ?? '')}`;
}

function toWeight(text: string): number {
  return 2 * text.length + entryBytes;
}
