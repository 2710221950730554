/**
 * The dependencies of a GET's answer, which each route declares: `ofBlock` only on chain and request, `live` on
 * more (time, other servers, this process), `brief` too, `personal` on the requester.
 */
export type AnswerKind = 'ofBlock' | 'live' | 'brief' | 'personal';

declare module 'fastify' {
  interface FastifyContextConfig {
    answer?: AnswerKind;
  }
}

/** For the `config` of a route: its answer is kept until the index changes, for all equal requests. */
export const ofBlock: { answer: AnswerKind } = { answer: 'ofBlock' };
/** For the `config` of a route: each answer is computed for its request, and no cache may keep it. */
export const live: { answer: AnswerKind } = { answer: 'live' };
/** As `live`, but a browser keeps it for half a minute: a page that it begins to show has it in each of its frames. */
export const brief: { answer: AnswerKind } = { answer: 'brief' };
/** As `live`, for an answer that belongs to a session. */
export const personal: { answer: AnswerKind } = { answer: 'personal' };
