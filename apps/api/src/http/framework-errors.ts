import { randomUUID } from 'node:crypto';
import { type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCatalogue, type ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { answerError, toRefusal } from './error-envelope.ts';

type FrameworkOptions = Required<Pick<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'>>;

const codes = new Map<string, ErrorCode>([
  ['HPE_HEADER_OVERFLOW', 'HEADERS_TOO_LARGE'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'PAYLOAD_TOO_LARGE'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'REQUEST_TIMEOUT'],
]);

/** Errors before a route is found: a path that cannot be decoded, and bytes that are no HTTP. */
export const frameworkErrorOptions: FrameworkOptions = {
  frameworkErrors: (error, request, reply) => {
    void answerError(error, request, reply);
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    if (isAnswering(socket)) socket.end();
    else if (socket.writable) socket.end(toAnswer(codes.get(error.code) ?? 'BAD_REQUEST'));
    return undefined;
  },
};

/** Whether an answer has begun on the connection: further bytes would land in the middle of it. */
function isAnswering(socket: Duplex): boolean {
  // Node's own handler reads the same property; it has no public name.
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

/** Node would refuse an unknown `Expect` header by itself, without a body; ignoring it is safe. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
}

/** A whole answer as bytes: there is no reply object to send it. */
function toAnswer(code: ErrorCode): string {
  const { status } = errorCatalogue[code];
  const body = JSON.stringify(toRefusal(new AppError(code), randomUUID()));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
