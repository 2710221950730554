import type { Refusal } from '@tradewind/schema/wire/envelope';
import { errorCatalogue, type ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { toErrorCode } from './to-error-code.ts';

/** Earliest retry of a rejected client. */
const retryAfterSeconds = 5;

function describe(error: unknown, code: ErrorCode): string {
  if (error instanceof AppError) return error.message;
  const { text } = errorCatalogue[code];
  if (!hasZodFastifySchemaValidationErrors(error)) return text;
  const [first] = error.validation;
  return first ? `${text} ${first.instancePath.slice(1)}: ${first.message ?? ''}`.trim() : text;
}

/** The client's view of any error. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  const code = toErrorCode(error);
  const { retryable } = errorCatalogue[code];
  return { succeeded: false, data: null, message: describe(error, code), code, retryable, requestId };
}

/** Our own refusal is fully described by its code; an error with a cause and an unexpected error are faults. */
const isFault = (error: unknown): boolean => !(error instanceof AppError) || error.cause !== undefined;

/** The time of the answer was over while its request still arrived. */
function isLate(error: unknown, { raw }: FastifyRequest): boolean {
  return Reflect.get(Object(error), 'code') === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete;
}

/** Answers any error in the envelope; only faults are logged, once, with the request id. */
export function answerError(fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const late = isLate(fault, request);
  const error = late ? new AppError('REQUEST_TIMEOUT') : fault;
  // The rest of the body is not waited for.
  if (late) reply.header('connection', 'close');
  const refusal = toRefusal(error, request.id);
  const { status } = errorCatalogue[toErrorCode(error)];
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (status >= 500 && isFault(error)) request.log.error({ err: error }, 'request failed');
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
}

/** Unknown paths and all errors, which `convert` may replace, have the same shape as a business refusal. */
export function addErrorEnvelope(
  app: FastifyInstance,
  convert: (error: unknown) => unknown = (error) => error,
): void {
  app.setErrorHandler((error, request, reply) => answerError(convert(error), request, reply));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    answerError(new AppError('NOT_FOUND'), request, reply),
  );
}
