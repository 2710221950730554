import { randomUUID } from 'node:crypto';
import { createSession } from '@tradewind/db/account/create-session.query';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ApiDeps } from '../src/deps.ts';
import { createToken, hashToken } from '../src/session/credential.ts';
import { chainId } from './seed-index.ts';

/** Creates a session of an account without the sign-in steps; returns its token. */
export async function signIn(
  { database, now }: Pick<ApiDeps, 'database' | 'now'>,
  address: Hex,
  /** Of a contract on a chain; by default of its key. */
  contractOn?: number,
): Promise<string> {
  const token = createToken();
  const createdAt = now();
  await createSession(database, {
    id: randomUUID(),
    tokenHash: hashToken(token),
    address,
    chainId: contractOn ?? chainId,
    proof: contractOn === undefined ? 'key' : 'contract',
    userAgent: 'test',
    origin: 'http://127.0.0.1:4500',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3_600_000),
  });
  return token;
}
