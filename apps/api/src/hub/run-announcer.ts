import type { Notice } from '@tradewind/db/relay/notice';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HubState } from './hub-state.ts';

/** Publishes what an area derives from notices and from the time of its chain, to the clients of this node. */
export type Announcer = {
  receive: (notice: Notice, isPast: boolean) => void;
  /** Publishes due events; called four times a second. */
  tick: () => Promise<void>;
};

type Runner = {
  announcer: Announcer;
  hub: HubState;
  logger: FastifyBaseLogger;
  /** The warning of the first of several failures. */
  failure: { fields?: object; message: string };
};

const tickMs = 250;

/** Runs an announcer while the app listens. */
export function runAnnouncer(app: FastifyInstance, { announcer, hub, logger, failure }: Runner): void {
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
      if (!isFailing) logger.warn({ err: error, ...failure.fields }, failure.message);
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
