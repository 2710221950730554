import { listWrittenChains } from '@tradewind/db/indexing/list-written-chains.query';
import type { AreaName } from '@tradewind/schema/hub/topic';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { publishOwn } from '../hub/publish.ts';
import { createStalenessAnnouncer } from './create-staleness-announcer.ts';

const lookMs = 1_000;

/** Makes the hub publish a stalled index while the app listens: by the topic of its chain, and by these areas' topics. */
export function announceStaleness(
  app: FastifyInstance,
  { database, hub, logger }: Pick<ApiDeps, 'database' | 'hub' | 'logger'>,
  areas: readonly AreaName[],
): void {
  const { state } = hub;
  const look = createStalenessAnnouncer({
    areas,
    listChains: () => listWrittenChains(database),
    publish: (event) => publishOwn(state, event, 0),
    now: state.now,
  });
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  const lookOnce = async () => {
    if (isLooking || state.phase !== 'open') return;
    isLooking = true;
    // Without the database the bus is lost too, and clients are disconnected.
    await look().catch((error: unknown) =>
      logger.warn({ err: error }, 'the indexers could not be looked at'),
    );
    isLooking = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void lookOnce(), lookMs);
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
