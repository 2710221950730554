import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import { hasBody } from '../http/has-body.ts';
import { respond } from '../http/respond.ts';
import type { ApiNode } from './api-node.ts';
import type { ApiNodes } from './api-nodes.ts';
import { toUpstreamHeaders, withoutHopByHop } from './forwarded-headers.ts';
import { learnHubId } from './hub-id.ts';
import { passAnswer } from './pass-answer.ts';
import { createUnavailableAnswer } from './unavailable.ts';

type ProxyOptions = {
  nodes: ApiNodes;
  isBehindProxy: boolean;
  logger: Logger;
  timeoutMilliseconds?: number;
};

/** Maximum silence of a node while another one can be tried. */
const patienceMilliseconds = 3_000;

/** Longer than the API itself takes for an upload. */
const uploadMilliseconds = 130_000;

/** A request on its way to a node. */
type Passage = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly node: ApiNode;
  /** The next candidates when this node fails. */
  readonly others: readonly ApiNode[];
  readonly isSecondTry: boolean;
};

/**
 * Streams requests to the API; answers in its envelope when no node is reachable. A request that no node has seen, or
 * that is repeatable, goes to the next node. A repeatable request also leaves a node that is silent for too long.
 */
export function createApiProxy({ nodes, isBehindProxy, logger, timeoutMilliseconds = 30_000 }: ProxyOptions) {
  function send(passage: Passage): void {
    const { request, response, path, node } = passage;
    const headers = toUpstreamHeaders(request, isBehindProxy);
    const mayMove = isRepeatable(request) && passage.others.length > 0;
    const usual = isUpload(request) ? uploadMilliseconds : timeoutMilliseconds;
    const timeout = mayMove ? patienceMilliseconds : usual;
    const upstream = node.request({ path, method: request.method, headers, timeout });
    let isSilent = false;
    let isSeen = false;
    // Not before the connection exists, so that the body is still complete for the next node.
    node.whenConnected(upstream, () => {
      isSeen = true;
      if (hasBody(request)) pipeline(request, upstream, () => undefined);
    });
    if (!hasBody(request)) upstream.end();
    upstream.on('timeout', () => {
      isSilent = true;
      upstream.destroy(new Error('the API did not answer in time'));
    });
    upstream.on('response', (answer) => {
      learnHubId(node, path, answer);
      upstream.setTimeout(timeoutMilliseconds);
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      passAnswer(answer, response);
    });
    upstream.on('error', (error) => {
      const mayRepeat = !response.headersSent && (isSilent ? mayMove : !isSeen || isRepeatable(request));
      const mayBeStale = upstream.reusedSocket && !isSilent;
      const next = mayRepeat ? findNext(passage, mayBeStale) : undefined;
      if (next && !response.destroyed) send(next);
      else answerUnavailable(passage, logger, error);
    });
    response.on('close', () => upstream.destroy());
  }

  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const [node, ...others] = nodes.inTurn();
    if (node) send({ request, response, path, node, others, isSecondTry: false });
  };
}

function answerUnavailable({ request, response }: Passage, logger: Logger, error: Error): void {
  if (response.destroyed) return;
  const answer = createUnavailableAnswer(logger, error);
  if (response.headersSent) response.destroy();
  else respond(request, response, answer);
}

/** A kept connection may have closed unnoticed; that is no failure of its node. */
function findNext(passage: Passage, mayBeStale: boolean): Passage | undefined {
  if (mayBeStale && !passage.isSecondTry) return { ...passage, isSecondTry: true };
  const [node, ...others] = passage.others;
  return node && { ...passage, node, others };
}

function isRepeatable(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
}

/** Files take long to read as well. */
function isUpload(request: IncomingMessage): boolean {
  const type = request.headers['content-type'];
  return hasBody(request) && type !== undefined && !/^application\/json/i.test(type);
}
