import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a connection token says; only API nodes can make one. */
export type ConnectionClaim = {
  /** Who negotiated, and so holds the connection once it is open; first in the text, so that a proxy can route by it. */
  nodeId: string;
  connectionId: string;
  isStateful: boolean;
  /** Wall time in milliseconds up to which a connection may be opened with it. */
  expiresAt: number;
};

/** Node id, connection id, expiry and a mark of 256 bits over them, joined by dots: safe in an address. */
export function createConnectionToken(secret: Buffer, claim: ConnectionClaim): string {
  const { nodeId, connectionId, isStateful, expiresAt } = claim;
  const text = [nodeId, connectionId, isStateful ? 's' : 'p', expiresAt.toString(36)].join('.');
  return `${text}.${toMark(secret, text)}`;
}

const pattern = /^([\w-]{1,64})\.([\w-]{22})\.([sp])\.([\da-z]{1,11})\.([\w-]{43})$/;

/** What a token says; undefined where no node of ours made it. Whether it has expired is for the caller to judge. */
export function parseConnectionToken(secret: Buffer, token: string): ConnectionClaim | undefined {
  const [, nodeId, connectionId, kind, expiry, mark] = pattern.exec(token) ?? [];
  if (!nodeId || !connectionId || !expiry || !mark) return undefined;
  const expected = toMark(secret, token.slice(0, token.lastIndexOf('.')));
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return undefined;
  return { nodeId, connectionId, isStateful: kind === 's', expiresAt: Number.parseInt(expiry, 36) };
}

/** 43 characters. */
function toMark(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(`connection\n${text}`).digest('base64url');
}
