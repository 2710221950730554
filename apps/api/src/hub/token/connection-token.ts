import { createHmac, timingSafeEqual } from 'node:crypto';

/** The payload of a connection token; only API nodes can create one. */
export type ConnectionTokenPayload = {
  /**
   * The node that negotiated, and owns the connection once it is open; first in the text, so that a proxy can
   * route by it.
   */
  nodeId: string;
  connectionId: string;
  isStateful: boolean;
  /** Wall time in milliseconds until which a connection may be opened with it. */
  expiresAt: number;
};

/** Node id, connection id, expiry and a 256-bit MAC over them, joined by dots: safe in a URL. */
export function createConnectionToken(secret: Buffer, payload: ConnectionTokenPayload): string {
  const { nodeId, connectionId, isStateful, expiresAt } = payload;
  const text = [nodeId, connectionId, isStateful ? 's' : 'p', expiresAt.toString(36)].join('.');
  return `${text}.${toMark(secret, text)}`;
}

const pattern = /^([\w-]{1,64})\.([\w-]{22})\.([sp])\.([\da-z]{1,11})\.([\w-]{43})$/;

/** The payload of a token; undefined where none of our nodes created it. The caller checks the expiry. */
export function parseConnectionToken(secret: Buffer, token: string): ConnectionTokenPayload | undefined {
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
