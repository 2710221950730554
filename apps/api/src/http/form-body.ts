import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * In this part of the app a body may also be a form (multipart) of texts: its fields are the body, each once, and no file
 * is taken. The limit of a body covers it. A browser sends none with our cookie: `assertOwnWrite` refuses it.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: string | Buffer) =>
      readFields(Buffer.from(body), request.headers['content-type'] ?? ''),
  );
}

async function readFields(body: Buffer<ArrayBuffer>, type: string): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('BAD_REQUEST');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || fields.has(name)) throw new AppError('BAD_REQUEST');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
