import { randomUUID } from 'node:crypto';
import { createSession } from '@tradewind/db/account/create-session.query';
import type { SessionRow } from '@tradewind/db/account/session-row';
import type { SessionProof } from '@tradewind/db/account/tables';
import { takeNonce } from '@tradewind/db/account/take-nonce.query';
import type { SignInRequest } from '@tradewind/schema/account/sign-in';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { FastifyRequest } from 'fastify';
import type { SignedText } from '../adapters/node/find-proof.ts';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { createToken, findCookie, findCredential, hashToken, toCookieName } from '../session/credential.ts';
import { type ReadSignInMessage, readSignInMessage } from './read-sign-in-message.ts';

export type SignInDeps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>;

const userAgentLength = 200;

/**
 * Creates a session for the message's signer, which replaces the session of the request. Every answer uses up
 * the nonce.
 */
export async function signIn(
  deps: SignInDeps,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { message: text, signature }: SignInRequest,
): Promise<{ session: SessionRow; token: string }> {
  const { config, database, now } = deps;
  const message = readSignInMessage(deps, text);
  const binding = findCookie(headers, toCookieName('sign-in', config.site));
  const nonce = { nonce: message.nonce, bindingHash: hashToken(binding ?? ''), now: now() };
  if (!(await takeNonce(database, nonce))) throw new AppError('SIGN_IN_NONCE_USED');
  const proof = await verifySigned(deps, message, { text, signature });
  const token = createToken();
  const session = {
    id: randomUUID(),
    address: addressInputSchema.parse(message.address),
    chainId: message.chainId,
    proof,
    userAgent: (headers['user-agent'] ?? '').replaceAll(/[^ -~]/g, '').slice(0, userAgentLength),
    origin: headers.origin ?? '',
    createdAt: now(),
    expiresAt: message.expiresAt,
  };
  const replacedTokenHash = findCredential(headers, config.site)?.tokenHash;
  await createSession(database, { ...session, tokenHash: hashToken(token), replacedTokenHash });
  return { session: { ...session, lastUsedAt: session.createdAt }, token };
}

/**
 * Who signed, for the chain of the message. A node that is down is a fault of ours, and never reported as a wrong
 * signature.
 */
async function verifySigned(
  { chains }: SignInDeps,
  { address, chainId }: ReadSignInMessage,
  signed: Omit<SignedText, 'address'>,
): Promise<SessionProof> {
  const proof = await chains
    .get(chainId)
    .node.findProof({ address, ...signed })
    .catch((cause: unknown) => {
      throw new AppError('SIGN_IN_UNVERIFIED', { cause });
    });
  if (proof === undefined) throw new AppError('SIGN_IN_WRONG_SIGNATURE');
  return proof;
}
