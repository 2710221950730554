import { STATUS_CODES } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { answerError } from './error-envelope.ts';

type FrameworkOptions = Required<Pick<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'>>;

const statusByError = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** What goes wrong before a route is found: a path that cannot be decoded, and bytes that are no HTTP at all. */
export const frameworkErrorOptions: FrameworkOptions = {
  frameworkErrors: (error, request, reply) => {
    void answerError(error, request, reply);
  },
  clientErrorHandler: (error, socket) => {
    if ('code' in error && error.code === 'ECONNRESET') return void socket.destroy();
    const status = statusByError.get(error.code) ?? 400;
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
    return undefined;
  },
};
