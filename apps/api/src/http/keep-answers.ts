import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { createBlockStore, type BlockStore } from '../indexing/block-store.ts';
import type { IndexPosition } from '../indexing/index-position.ts';
import { createKeptAnswer, type KeptAnswer, computeAnswerBytes } from './kept-answer.ts';
import { findKeptReply, type KeptReply, makeKeptReply } from './kept-reply.ts';
import { createSeenRequests, type SeenRequests } from './seen-requests.ts';

/** Memory for kept answers: 64 MiB. */
const maxWeight = 64 * 1024 * 1024;

/** The kept answers, and the requests that they have answered. */
export type KeptAnswers = { readonly store: BlockStore<KeptAnswer>; readonly seen: SeenRequests };

/**
 * Applies the declared kind of each GET (`answer-kind.ts`): answers of a block are computed once and kept until
 * the index changes; no others are kept. Throws at start where a route declares nothing.
 */
export function keepAnswers(app: FastifyInstance, { index }: { index: IndexPosition }): KeptAnswers {
  const kept = {
    store: createBlockStore(index, { maxWeight, measure: computeAnswerBytes }),
    seen: createSeenRequests(),
  };
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') return;
    const kind = route.config?.answer;
    if (kind === undefined) throw new Error(`GET ${route.url} does not declare what its answer depends on.`);
    if (kind === 'ofBlock') keepAnswersOf(route, kept);
    else forbidKeeping(route);
  });
  return kept;
}

function keepAnswersOf(route: RouteOptions, { store, seen }: KeptAnswers): void {
  const { handler } = route;
  const toKey = createToKey(route);
  if (route.preHandler || route.config?.rateLimit)
    throw new Error(`GET ${route.url} has a check of its own, which a kept answer would pass by.`);
  route.preHandler = [
    (request, reply, done) => {
      const key = toKey(request);
      const reading = store.peek(key);
      const kept = reading && findKeptReply(request.headers, reading);
      if (kept) {
        seen.add(request, key);
        send(reply, kept);
      } else done();
    },
  ];
  route.handler = async function answer(request, reply) {
    const reading = await store.get(toKey(request), async () => {
      const payload: unknown = await handler.call(this, toQuestion(request, route), refuseUse(reply));
      return toKeptAnswer(payload, reply);
    });
    return send(reply, await makeKeptReply(request.headers, reading));
  };
}

function send(reply: FastifyReply, { status, headers, body }: KeptReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

function forbidKeeping(route: RouteOptions): void {
  const { handler } = route;
  const answer: RouteHandlerMethod = function answer(request, reply) {
    reply.header('cache-control', 'no-store');
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

/** The key of the request as parsed by its schemas: unknown parameters do not change it. */
function createToKey({ url, schema }: RouteOptions): (request: FastifyRequest) => string {
  return ({ params, query }) =>
    JSON.stringify([url, schema?.params ? params : null, schema?.querystring ? query : null]);
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
