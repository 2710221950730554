import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubEventSchema } from '@tradewind/schema/hub/hub-event';
import { hubPath } from '@tradewind/schema/hub/hub-path';
import {
  predictionJoinedSchema,
  predictionLiveSchema,
  predictionReloadSchema,
  serverTimeSchema,
} from '@tradewind/schema/prediction/live-events';
import type { ToldRound } from './compare-market.ts';
import { fetchRounds } from './market-api.ts';

export interface MarketFollower {
  readonly rounds: ReadonlyMap<number, ToldRound>;
  /** Chain seconds as the server told them last. */
  readonly findTime: () => number | undefined;
  /** Whether the newest price was called stale. */
  readonly isStale: () => boolean;
  readonly stop: () => Promise<void>;
}

/** A page without a page: the official client, which takes what events tell and asks only where they say so, where it missed one, and after it was cut off. */
export async function followMarket(origin: string, apiUrl: string): Promise<MarketFollower> {
  const { rounds, tell, readAll } = createRounds(apiUrl);
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
    tell([{ id, totalUp, totalDown, prizePool, entryCount: n, outcome }]);
  });
  listen('prediction_reload', (data) => {
    const told = predictionReloadSchema.parse(data).rounds;
    if (told === null) void readAll();
    else tell(told);
  });
  connection.onreconnected(() => void readAll());
  await connection.start();
  await readAll();
  return { rounds, findTime: () => time, isStale: () => isStale, stop: () => connection.stop() };
}

/** The rounds by what was told and read, the newer of the two for each. */
function createRounds(apiUrl: string) {
  const rounds = new Map<number, ToldRound>();
  let toldCount = 0;
  let reading = Promise.resolve();
  const keep = (some: readonly ToldRound[]) => {
    for (const round of some) rounds.set(round.id, round);
  };
  const read = async (): Promise<void> => {
    const before = toldCount;
    keep((await fetchRounds(apiUrl)).rounds);
    // What was told meanwhile may be newer than what was read.
    if (toldCount !== before) await read();
  };
  return {
    rounds,
    tell: (some: readonly ToldRound[]) => {
      toldCount += 1;
      keep(some);
    },
    // One after the other: an answer that comes late must not replace a newer one.
    readAll: () => {
      reading = reading.then(read, read);
      return reading;
    },
  };
}

type Listen = (target: string, hear: (data: unknown) => void) => void;

/** Events by their target; one that does not follow the last of any target says that others were missed. */
function createListen(connection: HubConnection, readAll: () => Promise<void>): Listen {
  let last: number | undefined;
  return (target, hear) =>
    connection.on(target, (argument: unknown) => {
      const { sequence, previous, extraData } = hubEventSchema.parse(argument);
      const isMissing = last !== undefined && previous !== null && previous !== last;
      last = sequence;
      hear(JSON.parse(extraData));
      if (isMissing) void readAll();
    });
}
