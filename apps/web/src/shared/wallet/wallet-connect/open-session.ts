import type { RelaySettings } from './create-relay-client.ts';
import { endSession, pair } from './pair.ts';
import { usePairing } from './pairing-store.ts';
import { setPhoneLink } from './phone-link.ts';
import { followSession, type PhoneSession, type SessionListener } from './phone-session.ts';
import { getRelayClient } from './relay-client.ts';

/** Pairs with a wallet; earlier sessions are ended. */
export async function openSession(
  settings: RelaySettings,
  chainIds: readonly [number, ...number[]],
  listener: SessionListener,
): Promise<PhoneSession> {
  const session = await pair(settings, chainIds);
  const client = await getRelayClient(settings);
  setPhoneLink(usePairing.getState().isOpenedHere ? session.peer : undefined);
  for (const { topic } of client.session.getAll())
    if (topic !== session.topic) void endSession(client, topic);
  return followSession(client, session, chainIds[0], listener);
}

/** The session that survived a reload, or undefined. */
export async function restoreSession(
  settings: RelaySettings,
  chainIds: readonly [number, ...number[]],
  listener: SessionListener,
): Promise<PhoneSession | undefined> {
  const client = await getRelayClient(settings);
  const session = client.session.getAll().at(-1);
  return session && followSession(client, session, chainIds[0], listener);
}
