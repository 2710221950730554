import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import type { Chain, Chains } from '../chain/chain.ts';
import { createBlockStore, type BlockStore } from '../indexing/block-store.ts';
import { createKeptAnswer, type KeptAnswer, computeAnswerBytes } from './kept-answer.ts';
import { findKeptReply, type KeptReply, makeKeptReply } from './kept-reply.ts';
import { createSeenRequests, type KeptPlace, type SeenRequests } from './seen-requests.ts';

/** Memory for kept answers of all chains: 64 MiB. */
const maxWeight = 64 * 1024 * 1024;

/** The kept answers of each chain, and the requests that they have answered. */
type KeptAnswers = {
  readonly findStore: (query: unknown) => BlockStore<KeptAnswer>;
  readonly seen: SeenRequests;
};

/**
 * Applies the declared kind of each GET (`answer-kind.ts`): answers of a block are computed once and kept until
 * the index of their chain changes; no others are kept, except `brief` ones by a browser. Throws at start where a route declares nothing. Returns the
 * requests that kept answers have answered.
 */
export function keepAnswers(app: FastifyInstance, chains: Chains): SeenRequests {
  const kept: KeptAnswers = { findStore: createStores(chains), seen: createSeenRequests() };
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') return;
    const kind = route.config?.answer;
    if (kind === undefined) throw new Error(`GET ${route.url} does not declare what its answer depends on.`);
    if (kind === 'ofBlock') keepAnswersOf(route, kept);
    else limitKeeping(route, kind === 'brief' ? 'private, max-age=30' : 'no-store');
  });
  return kept.seen;
}

/** The chain of a parsed query (`chainQuery` of packages/schema), and of one without a chain. */
const chainSchema = z.object({ chainId: z.int().optional() }).catch({});

/** The store of the chain of a query; throws CHAIN_NOT_SERVED. */
function createStores({ all, get }: Chains): KeptAnswers['findStore'] {
  const options = { maxWeight: Math.floor(maxWeight / all.length), measure: computeAnswerBytes };
  const stores = new Map<Chain, BlockStore<KeptAnswer>>();
  return (query) => {
    const chain = get(chainSchema.parse(query).chainId);
    const store = stores.get(chain) ?? createBlockStore(chain.index, options);
    stores.set(chain, store);
    return store;
  };
}

function keepAnswersOf(route: RouteOptions, { findStore, seen }: KeptAnswers): void {
  const { handler } = route;
  const toPlace = createToPlace(route, findStore);
  if (route.preHandler || route.config?.rateLimit)
    throw new Error(`GET ${route.url} has a check of its own, which a kept answer would pass by.`);
  route.preHandler = [
    (request, reply, done) => {
      const place = toPlace(request);
      const reading = place.store.peek(place.key);
      const kept = reading && findKeptReply(request.headers, reading);
      if (kept) {
        seen.add(request, place);
        send(reply, kept);
      } else done();
    },
  ];
  route.handler = async function answer(request, reply) {
    const { store, key } = toPlace(request);
    const reading = await store.get(key, async () => {
      const payload: unknown = await handler.call(this, toQuestion(request, route), refuseUse(reply));
      return toKeptAnswer(payload, reply);
    });
    return send(reply, await makeKeptReply(request.headers, reading));
  };
}

function send(reply: FastifyReply, { status, headers, body }: KeptReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** A refusal replaces the header. */
function limitKeeping(route: RouteOptions, caching: string): void {
  const { handler } = route;
  const answer: RouteHandlerMethod = function answer(request, reply) {
    reply.header('cache-control', caching);
    return handler.call(this, request, reply);
  };
  route.handler = answer;
}

/** Bytes unchanged, and anything else as serialised by its schema. */
function toKeptAnswer(payload: unknown, reply: FastifyReply): KeptAnswer {
  if (payload instanceof Uint8Array)
    return createKeptAnswer('application/octet-stream', Buffer.from(payload));
  const text: unknown = isObject(payload) ? reply.serializeInput(payload, '200') : undefined;
  if (typeof text !== 'string') throw new Error('An answer of the block must be an object or bytes.');
  return createKeptAnswer('application/json; charset=utf-8', Buffer.from(text));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The place of the request as parsed by its schemas: unknown parameters do not change it. */
function createToPlace(
  { url, schema }: RouteOptions,
  findStore: KeptAnswers['findStore'],
): (request: FastifyRequest) => KeptPlace {
  return (request) => {
    const params = schema?.params ? request.params : null;
    const query = schema?.querystring ? request.query : null;
    return { store: findStore(query), key: JSON.stringify([url, params, query]) };
  };
}

/**
 * The part of a request that the handler of a kept answer may read: any other part would make the answer depend
 * on the requester.
 */
function toQuestion(request: FastifyRequest, { url, schema }: RouteOptions): FastifyRequest {
  return new Proxy(request, {
    get: (target, name) => {
      if (name === 'params' && schema?.params) return target.params;
      if (name === 'query' && schema?.querystring) return target.query;
      throw new Error(`GET ${url}: an answer of the block must not depend on the request's ${String(name)}.`);
    },
  });
}

/** The framework sets status and headers of a kept answer. */
function refuseUse<Unused extends object>(unused: Unused): Unused {
  return new Proxy(unused, {
    get: (_target, name) => {
      throw new Error(`An answer of the block must not use the reply (${String(name)}).`);
    },
  });
}
