import type { Holder } from '@tradewind/db/account/holder';
import { beginUpload } from '@tradewind/db/media/begin-upload.query';
import type { Counter } from '@prometheus-io/client';
import { AppError } from '../../http/app-error.ts';
import { isOwnOrigin } from '../../session/assert-own-write.ts';
import { findCredential } from '../../session/credential.ts';
import { findSessionOf, type TokenDeps, type SessionRequest } from '../../session/find-session.ts';
import type { AcceptDeps } from './accept-file.ts';
import type { Incoming } from './create-incoming.ts';
import type { UploadSlots } from './create-upload-slots.ts';
import type { UploadLimits } from './upload-limits.ts';

export type MediaUploadDeps = AcceptDeps &
  TokenDeps & {
    readonly incoming: Incoming;
    readonly slots: UploadSlots;
    readonly limits: UploadLimits;
    readonly metrics: { readonly mediaUploads: Counter<'outcome'> };
  };

/** The account that uploads: by a bearer token, or by the cookie where the request comes from our own page. */
export async function requireSender(deps: TokenDeps, request: SessionRequest): Promise<Holder> {
  const credential = findCredential(request.headers, deps.config.site);
  // A browser names the origin of every post, and no page of another site can change it.
  if (credential?.kind === 'cookie' && !isOwnOrigin(deps, request.headers.origin))
    throw new AppError('FOREIGN_ORIGIN');
  const session = await findSessionOf(deps, credential);
  if (!session) throw new AppError('SIGN_IN_REQUIRED');
  return session.holder;
}

/** Begins an upload within the allowance of its sender; returns its id. */
export async function beginWithin(
  { database, now, incoming }: Pick<MediaUploadDeps, 'database' | 'now' | 'incoming'>,
  holder: Holder,
  bytes: number,
): Promise<string> {
  await incoming.assertRoom();
  const begun = await beginUpload(database, { holder, bytes, now: now() });
  if (typeof begun === 'string') throw new AppError('MEDIA_ALLOWANCE');
  return begun.id;
}

/** `refused` is the sender's fault, `failed` ours. */
export function toUploadEnd(statusCode: number): 'kept' | 'refused' | 'failed' {
  if (statusCode < 400) return 'kept';
  return statusCode < 500 ? 'refused' : 'failed';
}
