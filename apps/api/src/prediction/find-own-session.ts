import { assertOwner } from '../session/assert-owner.ts';
import type { Session, SessionDeps, SessionRequest } from '../session/find-session.ts';
import { findCallSession } from '../session/require-session.ts';

type OwnCall = SessionRequest & { method: string; body: { ownerAddress: `0x${string}` } };

/** The session of a call that does without one; refused where it is of another account than the call names. */
export async function findOwnSession(deps: SessionDeps, call: OwnCall): Promise<Session | undefined> {
  const session = await findCallSession(deps, call);
  if (session) assertOwner(session, call.body.ownerAddress);
  return session;
}
