import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { StackError } from '../stack-error.ts';

/** What a client has to expect of a server that restarts, is overloaded or is without its database. */
const passing = [429, 502, 503, 504];

/** An answer of the API, to a body by POST; while it cannot answer it is asked again. A refusal counts where the schema has it. */
export async function askApi<Answer extends z.ZodMiniType>(
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
