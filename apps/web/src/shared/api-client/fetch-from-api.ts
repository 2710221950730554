import { type Received, receivedSchema } from '@tradewind/schema/wire/envelope';
import * as z from 'zod/mini';
import type { Chain } from '../chain/chain.ts';
import { ApiError } from './api-error.ts';

/** A read without an answer in this time counts as failed, and the page says so. */
const readTimeoutMs = 3_000;
/** A call with an effect may succeed without its answer; upstreams of the API may be slow. */
const patientTimeoutMs = 10_000;

/** The chain that a call is about; null for a call about no chain. */
export type ApiChain = Pick<Chain, 'chainId' | 'isHome'> | null;

export interface ApiCall<Schema extends z.ZodMiniType> {
  chain: ApiChain;
  /** Path of the specification, such as `/Market/api/get_market`; the web server forwards /api to the API. */
  path: string;
  /** Shape of `data` in the answer. */
  schema: Schema;
  /** Makes it a call with an effect. */
  body?: object;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Reads `data` of one call. Every failure is an ApiError; cancelling by `signal` is an AbortError. */
export async function fetchFromApi<Schema extends z.ZodMiniType>(
  call: ApiCall<Schema>,
): Promise<z.infer<Schema>> {
  return (await fetchAnswer(call)).data;
}

/** The same for one page of a counted list, with the total number of entries. */
export async function fetchPageFromApi<Schema extends z.ZodMiniType>(
  call: ApiCall<Schema>,
): Promise<{ data: z.infer<Schema>; totalCount: number }> {
  const { data, status, totalCount } = await fetchAnswer(call);
  if (totalCount === undefined) throw unexpectedAnswer(status, undefined);
  return { data, totalCount };
}

/** The same for an answer with more fields beside `data`; they are returned with the API's own message. */
export async function fetchWholeFromApi<Schema extends z.ZodMiniType, Fields extends z.core.$ZodLooseShape>({
  fields,
  ...call
}: ApiCall<Schema> & { fields: Fields }) {
  const { data, status, answer } = await fetchAnswer(call);
  const shown = z.safeParse(z.object({ message: z.optional(z.string()), ...fields }), answer);
  if (!shown.success) throw unexpectedAnswer(status, shown.error);
  return { ...shown.data, data };
}

/** The body of an answer that is no JSON. */
export async function fetchBytesFromApi(
  {
    chain,
    path,
    timeoutMs = readTimeoutMs,
  }: Pick<Requested, 'chain' | 'path'> & Pick<ApiCall<z.ZodMiniType>, 'timeoutMs'>,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await request({ chain, path, accept: 'application/octet-stream' }, signal, timeout);
  if (!response.ok) throw unexpectedAnswer(response.status, undefined);
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw toTransportError(cause, signal, timeout);
  }
}

async function fetchAnswer<Schema extends z.ZodMiniType>({
  chain,
  path,
  schema,
  body: sent,
  signal,
  timeoutMs = sent ? patientTimeoutMs : readTimeoutMs,
}: ApiCall<Schema>) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await request({ chain, path, body: sent, accept: 'application/json' }, signal, timeout);
  const { status } = response;
  const body = await readBody(response, signal, timeout);
  const answer = z.safeParse(receivedSchema, body);
  if (!answer.success) throw unexpectedAnswer(status, answer.error);
  if (!answer.data.succeeded) throw toApiError(status, answer.data);
  const data = z.safeParse(schema, answer.data.data);
  if (!data.success) throw unexpectedAnswer(status, data.error);
  return { data: data.data, status, totalCount: answer.data.totalCount, answer: body };
}

type Requested = { chain: ApiChain; path: string; body?: object | undefined; accept: string };

async function request(
  { chain, path, body, accept }: Requested,
  signal: AbortSignal | undefined,
  timeout: AbortSignal,
): Promise<Response> {
  try {
    const signals = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    return await fetch(`/api${nameChain(path, chain)}`, {
      signal: signals,
      // The session travels in a cookie that no script sees; reads of the explorer omit it.
      credentials: path.startsWith('/explorer/') ? 'omit' : 'same-origin',
      headers: { accept, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw toTransportError(cause, signal, timeout);
  }
}

/** The home chain is not named, so that its requests are those that the HTML preloads and caches know. */
function nameChain(path: string, chain: ApiChain): string {
  if (!chain || chain.isHome) return path;
  return `${path}${path.includes('?') ? '&' : '?'}chainId=${chain.chainId}`;
}

async function readBody(
  response: Response,
  signal: AbortSignal | undefined,
  timeout: AbortSignal,
): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw toTransportError(cause, signal, timeout);
  }
}

function toTransportError(cause: unknown, signal: AbortSignal | undefined, timeout: AbortSignal): unknown {
  if (signal?.aborted) return cause;
  return new ApiError({ code: timeout.aborted ? 'TIMEOUT' : 'UNREACHABLE', status: 0, cause });
}

type ReceivedRefusal = Extract<Received, { succeeded: false }>;

function toApiError(status: number, { code, message, retryable, requestId }: ReceivedRefusal): ApiError {
  return new ApiError({ code, status, text: message, retryable, requestId });
}

function unexpectedAnswer(status: number, cause: unknown): ApiError {
  return new ApiError({ code: 'UNEXPECTED_ANSWER', status, cause });
}
