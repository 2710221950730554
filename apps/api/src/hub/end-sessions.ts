import { listLiveSessionIds } from '@tradewind/db/account/list-live-session-ids.query';
import type { Database } from '@tradewind/db/database';
import { closeConnection } from './connection/close-connection.ts';
import type { HubState } from './hub-state.ts';

/** Closes the connections of ended sessions; their clients reconnect without one. */
export async function endConnectionsOfEndedSessions(hub: HubState, database: Database): Promise<void> {
  const signedIn = [...hub.connections.values()].filter(({ session }) => session !== undefined);
  const ids = new Set(signedIn.flatMap(({ session }) => session?.id ?? []));
  const live = await listLiveSessionIds(database, { ids: [...ids], now: new Date() });
  for (const connection of signedIn) {
    if (connection.session && !live.has(connection.session.id)) {
      closeConnection(hub, connection, { allowReconnect: true });
    }
  }
}
