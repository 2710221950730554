import { chooseEncoding } from '@tradewind/schema/wire/choose-encoding';
import type { FastifyInstance } from 'fastify';
import { compress, leastCompressedBytes } from './kept-answer.ts';

/**
 * Compresses the answers of a plugin's own routes for clients that accept it. Only for public answers: the size of a
 * compressed secret beside a client's text could reveal it.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastCompressedBytes) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(Buffer.from(payload), encoding);
  });
}
