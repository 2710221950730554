import { createHash } from 'node:crypto';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database, Transaction } from '@tradewind/db/database';
import { addIdempotencyKey } from '@tradewind/db/idempotency/add-idempotency-key.query';
import { findIdempotencyKey } from '@tradewind/db/idempotency/find-idempotency-key.query';
import { lockIdempotencyKey } from '@tradewind/db/idempotency/lock-idempotency-key.query';
import { transact } from '@tradewind/db/transact';
import { idempotencyKeySchema } from '@tradewind/schema/wire/idempotency-key';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

type Call<Answer> = {
  database: Database;
  request: FastifyRequest;
  /** Owner of the key: the session's address. */
  owner: Hex;
  answerSchema: z.ZodType<Answer>;
};

/**
 * Runs a call once per owner and `Idempotency-Key`. The answer is stored in the transaction of the effect:
 * after a crash both exist or neither does, and a repeated call gets the same answer. `work` that throws leaves
 * nothing, and the key may be used again.
 */
export async function answerOnce<Answer>(
  { database, request, owner, answerSchema }: Call<Answer>,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const key = getKey(request);
  const fingerprint = computeFingerprint(request);
  return transact(database, async (transaction) => {
    if (!(await lockIdempotencyKey(transaction, { owner, key })))
      throw new AppError('IDEMPOTENCY_KEY_RUNNING');
    const earlier = await findIdempotencyKey(transaction, { owner, key });
    if (earlier && earlier.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (earlier) return answerSchema.parse(earlier.answer);
    const answer = await work(transaction);
    await addIdempotencyKey(transaction, { owner, key, fingerprint, answer });
    return answer;
  });
}

function getKey({ headers }: FastifyRequest): string {
  const header = headers['idempotency-key'];
  if (header === undefined) throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
  const parsed = idempotencyKeySchema.safeParse(header);
  if (!parsed.success) throw new AppError('BAD_REQUEST', { detail: 'Invalid Idempotency-Key' });
  return parsed.data;
}

/** Fingerprint of the request, normalised by the route's schema. */
function computeFingerprint({ method, routeOptions, params, query, body }: FastifyRequest): Hex {
  const call = JSON.stringify([method, routeOptions.url, params, query, body ?? null]);
  return `0x${createHash('sha256').update(call).digest('hex')}`;
}
