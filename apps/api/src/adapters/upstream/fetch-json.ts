import type { z } from 'zod';
import { fetchText, UpstreamError } from './fetch-text.ts';

/** Fetches and parses an upstream's answer; throws an UpstreamError. */
export async function fetchJson<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  headers: Record<string, string> = {},
): Promise<z.infer<Schema>> {
  const text = await fetchText(url, { accept: 'application/json', ...headers });
  const answer = schema.safeParse(parseJson(text));
  if (!answer.success) throw new UpstreamError('answers in another shape');
  return answer.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('answers no JSON');
  }
}
