import { parseSettings } from '../../process/parse-settings.ts';
import { runLooks } from '../run-looks.ts';
import { createSimulatedMarket } from '../simulated-market.ts';
import { createFeed } from './feed.ts';
import { feedSchema } from './feed-environment.ts';

/** Publishes the prices of the simulated market. */
await runLooks({
  name: 'feed',
  counter: { name: 'feed_push_total', help: 'Prices written' },
  prepare: () => {
    const { RPC_URL, FEED_PORT, API_URLS, MARKET_SEED } = parseSettings(feedSchema, process.env);
    // No output of this process may contain the seed.
    delete process.env['MARKET_SEED'];
    const market = createSimulatedMarket(Buffer.from(MARKET_SEED, 'hex'));
    return { rpcUrl: RPC_URL, port: FEED_PORT, look: createFeed(market, API_URLS) };
  },
});
