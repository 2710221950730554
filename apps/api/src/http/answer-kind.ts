/**
 * The dependencies of a GET's answer, which each route declares: `ofBlock` only on chain and request, `live` on
 * more (time, other servers, this process), `personal` on the requester.
 */
export type AnswerKind = 'ofBlock' | 'live' | 'personal';

declare module 'fastify' {
  interface FastifyContextConfig {
    answer?: AnswerKind;
  }
}

/** For the `config` of a route: its answer is kept until the index changes, for all equal requests. */
export const ofBlock: { answer: AnswerKind } = { answer: 'ofBlock' };
/** For the `config` of a route: each answer is computed for its request, and no cache may keep it. */
export const live: { answer: AnswerKind } = { answer: 'live' };
/** As `live`, for an answer that belongs to a session. */
export const personal: { answer: AnswerKind } = { answer: 'personal' };
