import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import { respond } from '../http/respond.ts';
import type { ApiNode } from './api-node.ts';
import type { ApiNodes } from './api-nodes.ts';
import { toUpstreamHeaders, withoutHopByHop } from './forwarded-headers.ts';
import { learnHubId } from './hub-id.ts';
import { createUnavailableAnswer } from './unavailable.ts';

type ProxyOptions = {
  nodes: ApiNodes;
  isBehindProxy: boolean;
  logger: Logger;
  timeoutMilliseconds?: number;
};

/** A request on its way to a node. */
type Passage = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly node: ApiNode;
  /** Who is asked when this node fails. */
  readonly others: readonly ApiNode[];
  readonly isSecondTry: boolean;
};

/**
 * Streams requests to the API and answers in its envelope when no node of it is there. What a node has not seen goes to the next one,
 * and so does what may be asked twice.
 */
export function createApiProxy({ nodes, isBehindProxy, logger, timeoutMilliseconds = 30_000 }: ProxyOptions) {
  function send(passage: Passage): void {
    const { request, response, path, node } = passage;
    const headers = toUpstreamHeaders(request, isBehindProxy);
    const upstream = node.request({ path, method: request.method, headers, timeout: timeoutMilliseconds });
    let isTooLate = false;
    let isSeen = false;
    // Not before there is a connection, so that the body is still whole for the next node.
    node.whenConnected(upstream, () => {
      isSeen = true;
      if (hasBody(request)) pipeline(request, upstream, () => undefined);
    });
    if (!hasBody(request)) upstream.end();
    upstream.on('timeout', () => {
      isTooLate = true;
      upstream.destroy(new Error('the API did not answer in time'));
    });
    upstream.on('response', (answer) => {
      learnHubId(node, path, answer);
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      pipeline(answer, response, () => undefined);
    });
    upstream.on('error', (error) => {
      const mayRepeat = !isTooLate && !response.headersSent && (!isSeen || isRepeatable(request));
      const next = mayRepeat ? findNext(passage, upstream) : undefined;
      if (next && !response.destroyed) send(next);
      else answerUnavailable(passage, error);
    });
    response.on('close', () => upstream.destroy());
  }

  function answerUnavailable({ request, response }: Passage, error: Error): void {
    if (response.destroyed) return;
    const answer = createUnavailableAnswer(logger, error);
    if (response.headersSent) response.destroy();
    else respond(request, response, answer);
  }

  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const [node, ...others] = nodes.inTurn();
    if (node) send({ request, response, path, node, others, isSecondTry: false });
  };
}

/** A connection that was kept may have ended unheard, which says nothing about its node. */
function findNext(passage: Passage, { reusedSocket }: ClientRequest): Passage | undefined {
  if (reusedSocket && !passage.isSecondTry) return { ...passage, isSecondTry: true };
  const [node, ...others] = passage.others;
  return node && { ...passage, node, others };
}

function isRepeatable(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
