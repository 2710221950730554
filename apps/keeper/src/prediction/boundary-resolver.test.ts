import { expect, it } from 'vitest';
import { createBoundaryResolver } from './boundary-resolver.ts';

const genesis = 0;
const lockTime = 300;
const epoch = 1;

/**
 * A market whose feed had one price before the lock. As its oracle, it takes the last price as the proof of a silent
 * feed, and refuses it once a later price is there.
 */
function createSilentMarket() {
  const updates = [lockTime - 10];
  const requested: string[] = [];
  const market = { time: lockTime + 125, updates, requested };
  const look = createBoundaryResolver({
    genesis,
    reader: {
      getPhaseAt: async () => 1,
      getPhase: async () => 1,
      findUpdatedAt: async (roundId) => updates[Number(roundId & 0xff_ff_ff_ffn) - 1],
      findLatestUpdatedAt: async () => updates.at(-1),
    },
    getTime: async () => market.time,
    listUnresolved: async () => [epoch],
    wouldSucceed: async () => true,
    // No other request of the same name is added while one is in progress.
    request: async (name) => {
      if (requested.includes(name)) return false;
      requested.push(name);
      return true;
    },
    seen: () => undefined,
  });
  return { market, look };
}

it('[PRED-12] given a request by the last price of a silent feed, when a price follows, then the proof by it is requested at once', async () => {
  const { market, look } = createSilentMarket();
  expect(await look()).toBe('busy');
  market.updates.push(lockTime + 126);
  market.time += 10;
  expect(await look()).toBe('busy');
  expect(market.requested).toHaveLength(2);
});

it('[PRED-12] given a request in progress, when the feed has not changed, then no other one is added', async () => {
  const { market, look } = createSilentMarket();
  await look();
  market.time += 10;
  expect(await look()).toBe('idle');
  expect(market.requested).toHaveLength(1);
});
