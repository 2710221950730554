import { parseSettings } from '../../process/parse-settings.ts';
import { runLooks } from '../run-looks.ts';
import { createSimulatedPrice } from '../simulated-price.ts';
import { createFeed } from './feed.ts';
import { feedSchema } from './feed-environment.ts';

/** Publishes the prices of the simulated price. */
await runLooks({
  name: 'feed',
  counter: { name: 'feed_push_total', help: 'Prices written' },
  prepare: () => {
    const { RPC_URL, FEED_PORT, API_URLS, MARKET_SEED } = parseSettings(feedSchema, process.env);
    // No output of this process may contain the seed.
    delete process.env['MARKET_SEED'];
    const simulated = createSimulatedPrice(Buffer.from(MARKET_SEED, 'hex'));
    return { rpcUrl: RPC_URL, port: FEED_PORT, look: createFeed(simulated, API_URLS) };
  },
});
