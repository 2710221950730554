import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const maximumDepth = 20;

/**
 * A bracket, or a whole string. A string without an end extends to the end of the text: a new search from each
 * of its quotes would be quadratic in its length.
 */
const token = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[[{]|[\]}]/gs;

/** Nesting depth of objects and arrays, without brackets inside strings; stops counting beyond the limit. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [found] of text.matchAll(token)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > maximumDepth) return true;
  }
  return false;
}

/** JSON is the only body we read, to a limited depth and without `__proto__` and `constructor` keys. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8');
    if (isTooDeep(text)) done(new AppError('BAD_REQUEST'));
    else void parse(request, text, done);
  });
}
