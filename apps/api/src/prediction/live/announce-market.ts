import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { predictionTopic } from '@tradewind/schema/prediction/hub-names';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HubState } from '../../hub/hub-state.ts';
import { publishOwn } from '../../hub/publish.ts';
import { runAnnouncer } from '../../hub/run-announcer.ts';
import { type AnnouncerDeps, createAnnouncer } from './announcer.ts';

type Deps = Pick<AnnouncerDeps, 'market' | 'clock' | 'reader'> & { hub: HubState; logger: FastifyBaseLogger };

/** Makes the hub publish the market while the app listens. */
export function announceMarket(app: FastifyInstance, { hub, logger, ...deps }: Deps): void {
  const topic = areaTopic(predictionTopic, deps.market.chainId);
  const publish: AnnouncerDeps['publish'] = (event, sequence) =>
    publishOwn(hub, { ...event, topic }, sequence);
  const announcer = createAnnouncer({ ...deps, publish, now: hub.now });
  const failure = { message: 'the market could not be looked at' };
  runAnnouncer(app, { announcer, hub, logger, failure });
}
