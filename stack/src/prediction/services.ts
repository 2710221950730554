import type { LocalServices } from '../area.ts';
import { readPriceSeed } from '../home/price-seed.ts';
import { nodeService, type NodeService } from '../service/node-service.ts';

/** The feed, unless it is off, and the opponents, where they are wanted. */
export function listServices(local: LocalServices): readonly NodeService[] {
  return [...feedServices(local), ...opponentServices(local)];
}

function feedServices({ environment, ports, rpcUrl, apiUrls, logFolder }: LocalServices): NodeService[] {
  if (!environment.isFeedOn) return [];
  const settings = {
    RPC_URL: rpcUrl,
    FEED_PORT: String(ports.feed),
    MARKET_SEED: readPriceSeed(environment.home, environment.priceSeed),
    API_URLS: apiUrls,
  };
  return [
    nodeService({
      name: 'feed',
      parameters: ['stack/src/prediction/feed/main.ts'],
      port: ports.feed,
      environment: settings,
      readyPath: '/readyz',
      logFolder,
    }),
  ];
}

function opponentServices({ ports, rpcUrl, hasOpponents, logFolder }: LocalServices): NodeService[] {
  if (!hasOpponents) return [];
  return [
    nodeService({
      name: 'opponents',
      parameters: ['stack/src/prediction/opponents/main.ts'],
      port: ports.opponents,
      environment: { RPC_URL: rpcUrl, OPPONENTS_PORT: String(ports.opponents) },
      readyPath: '/readyz',
      logFolder,
    }),
  ];
}
