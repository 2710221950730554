import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { predictionTopic } from '@tradewind/schema/prediction/hub-names';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HubState } from '../../hub/hub-state.ts';
import { publishOwn } from '../../hub/publish.ts';
import { type AnnouncerDeps, createAnnouncer } from './announcer.ts';

const tickMs = 250;

type Deps = Pick<AnnouncerDeps, 'market' | 'clock' | 'reader'> & { hub: HubState; logger: FastifyBaseLogger };

/** Makes the hub publish the market while the app listens. */
export function announceMarket(app: FastifyInstance, { hub, logger, ...deps }: Deps): void {
  const topic = areaTopic(predictionTopic, deps.market.chainId);
  const publish: AnnouncerDeps['publish'] = (event, sequence) =>
    publishOwn(hub, { ...event, topic }, sequence);
  const announcer = createAnnouncer({ ...deps, publish, now: hub.now });
  let timer: NodeJS.Timeout | undefined;
  let isTicking = false;
  let isFailing = false;

  async function tick(): Promise<void> {
    if (isTicking || hub.phase !== 'open') return;
    isTicking = true;
    try {
      await announcer.tick();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.warn({ err: error }, 'the market could not be looked at');
      isFailing = true;
    } finally {
      isTicking = false;
    }
  }

  hub.noticeListeners.add(announcer.receive);
  app.addHook('onListen', async () => {
    timer = setInterval(() => void tick(), tickMs);
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
