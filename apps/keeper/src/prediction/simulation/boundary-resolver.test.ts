import { RetryableError } from '@tradewind/process/process-error';
import { createRandom } from '@tradewind/stack/seed/random';
import { describe, expect, it } from 'vitest';
import { createBoundaryResolver } from '../boundary-resolver.ts';
import {
  requestFromModel,
  createModelMarket,
  findAnswer,
  genesis,
  includeAll,
  simulateCall,
  lockTimeOf,
  type ModelMarket,
  phaseAt,
  reorganise,
} from './model-market.ts';

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

function createKeeper(market: ModelMarket, fault: () => Promise<void>) {
  const requestFromNode = async <Value>(give: () => Value): Promise<Value> => {
    await fault();
    return give();
  };
  const roundOf = (roundId: bigint) =>
    market.phases[Number(roundId >> 64n) - 1]?.[Number(roundId & ((1n << 64n) - 1n)) - 1];
  const parts = {
    genesis,
    reader: {
      getPhaseAt: (time: number) => requestFromNode(() => phaseAt(market, time)),
      getPhase: () => requestFromNode(() => market.phases.length),
      findUpdatedAt: (roundId: bigint) => requestFromNode(() => roundOf(roundId)?.updatedAt),
      findLatestUpdatedAt: () => requestFromNode(() => market.phases.at(-1)?.at(-1)?.updatedAt),
    },
    getTime: () => requestFromNode(() => market.time),
    listUnresolved: (toBoundary: number) =>
      requestFromNode(() => listUnresolved(market).filter((boundary) => boundary <= toBoundary)),
    wouldSucceed: (data: `0x${string}`) => requestFromNode(() => simulateCall(market, data) !== undefined),
    request: (name: string, data: `0x${string}`) =>
      requestFromNode(() => requestFromModel(market, name, data)),
    seen: () => undefined,
  };
  return createBoundaryResolver(parts);
}

function listUnresolved({ staked, resolved }: ModelMarket): number[] {
  return [...staked].filter((boundary) => !resolved.has(boundary)).toSorted((a, b) => a - b);
}

/**
 * One random event: time passes, the feed is updated, silent or wrong, stakes are made, blocks are added or
 * undone.
 */
function happen(market: ModelMarket, random: ReturnType<typeof createRandom>): void {
  market.time += random.below(10) === 0 ? random.below(900) : random.below(40);
  const rounds = market.phases.at(-1)!;
  if (random.below(10) < 7) rounds.push({ answer: random.below(20) - 1, updatedAt: market.time });
  if (random.below(4) === 0) {
    const epoch = Math.floor((market.time - genesis) / 300) + 1;
    market.staked.add(epoch).add(epoch + 1);
  }
  if (random.below(3) === 0) includeAll(market);
  if (random.below(40) === 0) reorganise(market, random.below(400));
  if (random.below(120) === 0) {
    market.phases.push([]);
    market.pins.push(market.time);
  }
}

async function live(seed: number) {
  const random = createRandom(seed);
  const market = createModelMarket();
  const count = { faults: 0 };
  let isAtPeace = false;
  const fault = async () => {
    for (let turn = random.below(3); turn > 0; turn -= 1) await Promise.resolve();
    if (isAtPeace || random.below(60) > 0) return;
    count.faults += 1;
    throw new RetryableError('the node');
  };
  const start = () => createKeeper(market, fault);
  const keepers = [start(), start()];
  const look = async (which: number) => {
    // A restarted keeper has no memory.
    if (random.below(30) === 0) keepers[which] = start();
    await keepers[which]!().catch((error: unknown) => {
      if (!(error instanceof RetryableError)) throw error;
    });
  };
  for (let step = 0; step < 250; step += 1) {
    happen(market, random);
    if (random.below(3) > 0) await Promise.all([look(0), random.below(2) === 0 && look(1)]);
  }
  isAtPeace = true;
  // Long enough to void silent boundaries, and for a phase without updates.
  for (let turn = 0; turn < 70 && listUnresolved(market).length > 0; turn += 1) {
    market.time += turn < 10 ? 300 : 86_400;
    await look(0);
    includeAll(market);
  }
  return { market, count };
}

describe('[PRED-12] boundaries with two keepers, dying nodes, silence, bad answers, new phases and reorganisations', () => {
  it.each(seeds)('seed %i: each is proven by the feed’s first price after it', async (seed) => {
    const { market, count } = await live(seed);
    expect(listUnresolved(market).filter((boundary) => lockTimeOf(boundary) < market.time - 300)).toEqual([]);
    expect(count.faults).toBeGreaterThan(0);
    for (const [boundary, answer] of market.resolved) {
      const brute = findAnswer(market, boundary);
      expect(answer, `boundary ${boundary}`).toEqual(brute ?? { isPriced: false, price: 0 });
    }
    const requested = Map.groupBy(market.requested, ({ name }) => name);
    for (const [name, all] of requested) expect(all.length, name).toBeLessThan(6);
  });
});
