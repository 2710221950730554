import { assertOwner } from './assert-owner.ts';
import type { SessionDeps, SessionRequest } from './find-session.ts';
import type { Session } from './session.ts';
import { findCallSession } from './require-session.ts';

type OwnCall = SessionRequest & { method: string; body: { ownerAddress: `0x${string}` } };

/** The optional session of a call; refused where its account differs from the call's. */
export async function findOwnSession(deps: SessionDeps, call: OwnCall): Promise<Session | undefined> {
  const session = await findCallSession(deps, call);
  if (session) assertOwner(session.holder, call.body.ownerAddress);
  return session;
}
