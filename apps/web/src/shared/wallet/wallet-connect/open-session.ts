import { endSession, pair } from './pair.ts';
import { followSession, type PhoneSession } from './phone-session.ts';
import type { RelayClient } from './relay-client.ts';

type SessionEvents = Parameters<typeof followSession>[3];

/** Pairs with a wallet; what was left of earlier sessions is ended. */
export async function openSession(
  loading: Promise<RelayClient>,
  chainId: number,
  events: SessionEvents,
): Promise<PhoneSession> {
  const session = await pair(loading, chainId);
  const client = await loading;
  for (const { topic } of client.session.getAll())
    if (topic !== session.topic) void endSession(client, topic);
  return followSession(client, session, chainId, events);
}

/** The session that was kept over a reload, or undefined where none is left. */
export function restoreSession(
  client: RelayClient,
  chainId: number,
  events: SessionEvents,
): PhoneSession | undefined {
  const session = client.session.getAll().at(-1);
  return session && followSession(client, session, chainId, events);
}
