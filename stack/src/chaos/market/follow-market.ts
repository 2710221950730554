import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubEventSchema } from '@tradewind/schema/hub/hub-event';
import { hubPath } from '@tradewind/schema/hub/hub-path';
import {
  predictionJoinedSchema,
  predictionLiveSchema,
  predictionReloadSchema,
  serverTimeSchema,
} from '@tradewind/schema/prediction/live-events';
import type { PublishedRound } from './compare-market.ts';
import { fetchRounds } from './market-api.ts';
import { createPublishedRounds } from './published-rounds.ts';

export interface MarketFollower {
  readonly rounds: ReadonlyMap<number, PublishedRound>;
  /** The chain time in seconds that the server published last. */
  readonly findTime: () => number | undefined;
  /** Whether the newest price was marked as stale. */
  readonly isStale: () => boolean;
  readonly stop: () => Promise<void>;
}

/**
 * Follows the market as a page does, with the official hub client. It applies events, and reads rounds on a reload
 * event, after a missed event and after a reconnect.
 */
export async function followMarket(origin: string, apiUrl: string): Promise<MarketFollower> {
  const stopping = new AbortController();
  const read = async () => (await fetchRounds(apiUrl)).rounds;
  const { rounds, publish, readAll } = createPublishedRounds(read, stopping.signal);
  let time: number | undefined;
  let isStale = false;
  const connection = new HubConnectionBuilder()
    .withUrl(`${origin}${hubPath}`)
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 200 })
    .configureLogging(LogLevel.None)
    .build();
  const listen = createListen(connection, readAll);
  listen('server_time', (data) => {
    time = serverTimeSchema.parse(data).now;
  });
  listen('prediction_live', (data) => {
    isStale = predictionLiveSchema.parse(data).stale;
  });
  listen('prediction_joined', (data) => {
    const { roundId: id, totalUp, totalDown, prizePool, n } = predictionJoinedSchema.parse(data);
    const outcome = rounds.get(id)?.outcome ?? 'pending';
    publish([{ id, totalUp, totalDown, prizePool, entryCount: n, outcome }]);
  });
  listen('prediction_reload', (data) => {
    const published = predictionReloadSchema.parse(data).rounds;
    if (published === null) void readAll();
    else publish(published);
  });
  connection.onreconnected(() => void readAll());
  await connection.start();
  await readAll();
  const stop = async () => {
    stopping.abort();
    await connection.stop();
  };
  return { rounds, findTime: () => time, isStale: () => isStale, stop };
}

type Listen = (target: string, receive: (data: unknown) => void) => void;

/**
 * Registers handlers of events by target. An event that does not follow the last one of any target reveals missed
 * events.
 */
function createListen(connection: HubConnection, readAll: () => Promise<void>): Listen {
  let last: number | undefined;
  return (target, receive) =>
    connection.on(target, (argument: unknown) => {
      const { sequence, previous, extraData } = hubEventSchema.parse(argument);
      const isMissing = last !== undefined && previous !== null && previous !== last;
      last = sequence;
      receive(JSON.parse(extraData));
      if (isMissing) void readAll();
    });
}
