import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Database } from '@tradewind/db/database';
import { hubEventSchema } from '@tradewind/schema/hub/hub-event';
import { chainId as home } from './seed-index.ts';

type ClientOptions = { stateful?: true; token?: string; reconnectDelays?: readonly number[] };

/** The official client, unchanged. */
export function createHubClient(
  origin: string,
  { stateful, token, reconnectDelays }: ClientOptions = {},
): HubConnection {
  const builder = new HubConnectionBuilder()
    .withUrl(`${origin}/stocks`, token === undefined ? {} : { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None);
  if (stateful) builder.withStatefulReconnect();
  if (reconnectDelays) builder.withAutomaticReconnect([...reconnectDelays]);
  return builder.build();
}

/** Collects events of a name, and resolves when enough have arrived. */
export function collect(connection: HubConnection, target: string) {
  const events: { sequence: number; previous: number | null; topic: string; data: unknown }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  connection.on(target, (argument: unknown) => {
    const { extraData, sequence, previous, topic } = hubEventSchema.parse(argument);
    events.push({ sequence, previous, topic, data: JSON.parse(extraData) });
    for (const { count, resolve } of waiting) if (events.length >= count) resolve();
  });
  return {
    events,
    reach: (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
        if (events.length >= count) resolve();
      }),
  };
}

/** Adds a notice as its writers do, by default of the home chain of the test's nodes. */
export async function addNotice(
  { sql }: Pick<Database, 'sql'>,
  { kind, payload, chainId = home }: { kind: string; payload: object; chainId?: number },
): Promise<number> {
  const [row] = await sql<{ id: string }>`
    with added as (
      insert into relay.outbox (chain_id, kind, payload)
      values (${chainId}, ${kind}, ${JSON.stringify(payload)}::text::jsonb) returning id
    )
    select id, pg_notify('relay_outbox', id::text) from added`;
  return Number(row?.id);
}
