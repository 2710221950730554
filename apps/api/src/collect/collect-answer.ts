import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import type { CollectRefusal } from '@tradewind/db/collect/tables';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { collectionFields, collectionSchema } from '@tradewind/schema/collect/collection';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { widerAnswers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';

/** The answers of a route that has something collected. */
export const collectionAnswers = widerAnswers(collectionSchema, collectionFields);

const refusals: Readonly<Record<CollectRefusal, ErrorCode>> = {
  nothing: 'NOTHING_TO_COLLECT',
  too_dear: 'COLLECT_TOO_DEAR',
  self_claim_only: 'COLLECT_ONESELF_ONLY',
  failed: 'COLLECT_FAILED',
};

/** The code of a refusal of the keeper. */
export const toRefusalCode = (reason: CollectRefusal | null): ErrorCode => refusals[reason ?? 'failed'];

/** The answer about a request; throws the keeper's refusal. */
export function toCollectAnswer({ state, reason, txHash }: CollectRequest) {
  if (state === 'refused') throw new AppError(toRefusalCode(reason));
  return toCollection(state === 'done' ? 'collected' : 'collecting', txHash);
}

/** A collection with its transaction, null before it is sent. */
export function toCollection(state: 'collected' | 'collecting', txHash: Hex | null) {
  const message = state === 'collected' ? 'Successfully' : 'Your collection is under way.';
  return { succeeded: true as const, data: { state }, message, extra: { txHash } };
}
