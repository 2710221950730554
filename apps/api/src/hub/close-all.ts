import { setTimeout as delay } from 'node:timers/promises';
import { closeConnection, dropConnection } from './connection/close-connection.ts';
import type { HubState } from './hub-state.ts';

const stepMilliseconds = 50;

/**
 * Requests every client to reconnect, evenly over the time, so that they do not all arrive elsewhere at once.
 */
export async function closeAll(hub: HubState, milliseconds: number): Promise<void> {
  const connections = [...hub.connections.values()];
  const steps = Math.max(1, Math.floor(milliseconds / stepMilliseconds));
  const size = Math.ceil(connections.length / steps);
  for (let step = 0; step < steps; step += 1) {
    if (step > 0) await delay(stepMilliseconds);
    for (const connection of connections.slice(step * size, (step + 1) * size)) {
      closeConnection(hub, connection, { allowReconnect: true });
    }
  }
}

/** Disconnects every client at once. */
export function dropAll(hub: HubState): void {
  for (const connection of hub.connections.values()) dropConnection(hub, connection);
}
