import type { IncomingHttpHeaders } from 'node:http';
import type { IndexState } from '@tradewind/db/indexing/find-index-state.query';
import { chooseEncoding, type Encoding } from '@tradewind/schema/wire/choose-encoding';
import type { Reading } from '../indexing/block-store.ts';
import { hasTag } from './has-tag.ts';
import { type KeptAnswer, leastCompressedBytes } from './kept-answer.ts';

/** The reply to one request from a kept answer: no body where the client has it already. */
export type KeptReply = {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** The reply in the client's encoding; undefined where `makeKeptReply` must compute that encoding first. */
export function findKeptReply(
  requestHeaders: IncomingHttpHeaders,
  { value: answer, ...reading }: Reading<KeptAnswer>,
): KeptReply | undefined {
  if (reading.kind === 'mixed') {
    const headers = { 'cache-control': 'no-store', 'content-type': answer.contentType };
    return { status: 200, headers, body: answer.body };
  }
  const encoding = chooseFor(requestHeaders, answer);
  const etag = toTag(reading.state, answer, encoding);
  // Any cache may keep it, and revalidates it by the tag before each use: an answer is never older than the
  // index.
  const headers = { 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' };
  if (hasTag(requestHeaders['if-none-match'], etag)) return { status: 304, headers };
  const body = answer.find(encoding);
  return body && { status: 200, headers: { ...headers, ...describe(answer, encoding) }, body };
}

/** The same; waits for the encoding. */
export async function makeKeptReply(
  requestHeaders: IncomingHttpHeaders,
  reading: Reading<KeptAnswer>,
): Promise<KeptReply> {
  for (;;) {
    const reply = findKeptReply(requestHeaders, reading);
    if (reply) return reply;
    await reading.value.encode(chooseFor(requestHeaders, reading.value));
  }
}

function describe({ contentType }: KeptAnswer, encoding: Encoding): Record<string, string> {
  const type = { 'content-type': contentType };
  return encoding === 'identity' ? type : { ...type, 'content-encoding': encoding };
}

function chooseFor(headers: IncomingHttpHeaders, { body }: KeptAnswer): Encoding {
  return body.length < leastCompressedBytes ? 'identity' : chooseEncoding(headers['accept-encoding']);
}

/** The same on every node: derived from the block, the indexed deployment, and the bytes. */
function toTag(
  { blockNumber, blockHash, deploymentHash }: IndexState,
  { digest }: KeptAnswer,
  encoding: Encoding,
): string {
  const parts = `${blockNumber}-${blockHash.slice(2, 18)}-${deploymentHash.slice(2, 10)}-${digest}`;
  return encoding === 'identity' ? `"${parts}"` : `"${parts}-${encoding}"`;
}
