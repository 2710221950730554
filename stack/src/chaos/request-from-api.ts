import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { StackError } from '../stack-error.ts';

/** The statuses of a server that restarts, is overloaded or has no database. */
const passing = [429, 502, 503, 504];

/**
 * Returns the API's response, to a POST if there is a body. It retries while the API is unavailable. A rejection
 * counts as a response if the schema contains it.
 */
export async function requestFromApi<Answer extends z.ZodMiniType>(
  apiUrl: string,
  path: string,
  schema: Answer,
  body?: unknown,
): Promise<z.infer<Answer>> {
  const headers = { 'content-type': 'application/json' };
  const post = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  for (;;) {
    const response = await fetch(`${apiUrl}${path}`, post).catch(() => undefined);
    if (response && !passing.includes(response.status)) return parse(response, schema);
    await delay(100);
  }
}

async function parse<Answer extends z.ZodMiniType>(
  response: Response,
  schema: Answer,
): Promise<z.infer<Answer>> {
  const parsed = schema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  throw new StackError(`${response.url} answered ${response.status}: ${parsed.error.message}`);
}
