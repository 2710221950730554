import { saleAbi as abi } from '@tradewind/abi/launchpad/sale.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleToLevel } from '@tradewind/db/launchpad/list-sales-to-level.query';
import { computeAccepted, type Commitment, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import * as fc from 'fast-check';
import { decodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { createSaleLeveller, type LevellerParts } from './sale-leveller.ts';

const address: Hex = `0x${'5a'.repeat(20)}`;
const [keeper, other] = ['keeper', 'other'];
const closeAt = 1_000;
const toAccount = (number: number): Hex => `0x${(number * 7).toString(16).padStart(40, '0')}`;

/** A sale with the rules of the contract, and the requests of its callers. */
function createModelSale(commitments: readonly Commitment[], hardCap: bigint) {
  const buyers = new Map(commitments.map((commitment, number) => [toAccount(number + 1), commitment]));
  const accounts = [...buyers.keys()];
  const sale = {
    buyers,
    accounts,
    hardCap,
    committed: commitments.reduce((sum, each) => sum + each.committed, 0n),
    level: undefined as bigint | undefined,
    levellings: 0,
    progress: new Map<string, { last: Hex; count: number; sum: bigint; sumNext: bigint }>(),
  };
  const count = (caller: string, level: bigint, counted: readonly Hex[]) => {
    const before = sale.progress.get(`${caller} ${level}`);
    const progress = { last: '0x' as Hex, count: 0, sum: 0n, sumNext: 0n, ...before };
    for (const account of counted) {
      const buyer = buyers.get(account);
      if (buyer === undefined || account <= progress.last) return undefined;
      progress.sum += computeAccepted(buyer, level);
      progress.sumNext += computeAccepted(buyer, level + 1n);
      progress.last = account;
    }
    progress.count += counted.length;
    const isWrong = progress.sum > hardCap || progress.sumNext <= hardCap;
    return progress.count >= buyers.size && isWrong ? undefined : progress;
  };
  /** The effect of a call; undefined where it reverts. */
  const findEffect = (caller: string, data: Hex): (() => void) | undefined => {
    if (sale.level !== undefined) return undefined;
    const finish = (level: bigint) => {
      sale.level = level;
      sale.levellings += 1;
    };
    const { functionName, args } = decodeFunctionData({ abi, data });
    if (functionName === 'close') return sale.committed > hardCap ? undefined : () => finish(fullLevel);
    const [level, packed] = args as readonly [bigint, Hex];
    const counted = (packed.slice(2).match(/.{40}/g) ?? []).map((text): Hex => `0x${text}`);
    const progress = count(caller, level, counted);
    return (
      progress &&
      (() =>
        progress.count >= buyers.size
          ? finish(level)
          : void sale.progress.set(`${caller} ${level}`, progress))
    );
  };
  return { ...sale, sale, findEffect };
}

type ModelSale = ReturnType<typeof createModelSale>;

/** A keeper whose requests wait until they are included. */
function createKeeper(
  { sale, findEffect }: ModelSale,
  options: { accountsPerTally: number; caller?: string },
) {
  const { accountsPerTally, caller = keeper } = options;
  const requests: { name: string; data: Hex }[] = [];
  const sent: string[] = [];
  const state = { time: closeAt, isSynced: true, findCount: 0 };
  const request = async (name: string, data: Hex) => requests.push({ name, data }) > 0;
  const waiting: SaleToLevel = {
    address,
    closeAt,
    hardCap: sale.hardCap,
    committed: sale.committed,
    buyerCount: sale.buyers.size,
  };
  const parts: LevellerParts = {
    accountsPerTally,
    getTime: async () => state.time,
    listWaiting: async () => (sale.level === undefined ? [waiting] : []),
    readBook: async () => ({
      committed: sale.committed,
      buyerCount: sale.buyers.size,
      isOpen: sale.level === undefined,
    }),
    findTally: async () => {
      state.findCount += 1;
      if (!state.isSynced) return 'different';
      return { level: findLevel([...sale.buyers.values()], sale.hardCap), accounts: sale.accounts };
    },
    callsOf: () => ({
      wouldSucceed: async (data) => findEffect(caller, data) !== undefined,
      request,
      isPending: async () => requests.length > 0,
    }),
    seen: () => undefined,
  };
  /** Includes the requested calls; a lost transaction has no effect. */
  const include = ({ isLost = false } = {}) => {
    for (const { name, data } of requests.splice(0)) {
      sent.push(name);
      if (!isLost) findEffect(caller, data)?.();
    }
  };
  return { parts, look: createSaleLeveller(parts), include, requests, sent, state };
}

const oversubscribed = [30n, 20n, 50n, 10n, 45n].map((committed, place) => ({
  committed,
  weight: BigInt(1 + (place % 3)),
}));

describe('[IDO-10] a sale that is over', () => {
  it('given one that is not oversubscribed, then it is closed in one step', async () => {
    const model = createModelSale(oversubscribed, 155n);
    const { look, include, sent } = createKeeper(model, { accountsPerTally: 2 });
    expect(await look()).toBe('busy');
    expect(await look()).toBe('idle');
    include();
    await look();
    expect([model.sale.level, sent]).toEqual([fullLevel, [`close:${address}`]]);
  });

  it('given any oversubscribed one, any batch and keepers that die, then it is settled once, by the level, in no more batches than needed', async () => {
    const commitment = fc.record({
      committed: fc.bigInt({ min: 1n, max: 1_000n }),
      weight: fc.bigInt({ min: 1n, max: 9n }),
    });
    const cases = fc.record({
      commitments: fc.array(commitment, { minLength: 1, maxLength: 40 }),
      capShare: fc.bigInt({ min: 0n, max: 999n }),
      accountsPerTally: fc.integer({ min: 1, max: 15 }),
      deaths: fc.array(fc.boolean(), { maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ commitments, capShare, accountsPerTally, deaths }) => {
        const committed = commitments.reduce((sum, each) => sum + each.committed, 0n);
        const hardCap = (committed * capShare) / 1_000n;
        const model = createModelSale(commitments, hardCap);
        let batches = 0;
        let one = createKeeper(model, { accountsPerTally });
        for (let turn = 0; turn < 60 && model.sale.level === undefined; turn += 1) {
          await one.look();
          expect(one.requests).toHaveLength(1);
          await one.look();
          expect(one.requests).toHaveLength(1);
          one.include();
          batches += 1;
          if (deaths[turn]) one = createKeeper(model, { accountsPerTally });
        }
        expect(model.sale.level).toBe(findLevel(commitments, hardCap));
        expect(batches).toBe(Math.ceil(commitments.length / accountsPerTally));
        expect(model.sale.levellings).toBe(1);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('given a stranger’s half tally, and one that leaves out accounts, then the keeper’s count is its own', async () => {
    const model = createModelSale(oversubscribed, 60n);
    const level = findLevel(oversubscribed, 60n);
    const stranger = createKeeper(model, { accountsPerTally: 2, caller: other });
    await stranger.look();
    stranger.include();
    const left = createKeeper(model, { accountsPerTally: 5, caller: 'hostile' });
    model.sale.progress.set(`hostile ${level}`, { last: model.accounts[3]!, count: 1, sum: 0n, sumNext: 0n });
    expect(await left.look()).toBe('busy');
    const { look, include, sent } = createKeeper(model, { accountsPerTally: 3 });
    for (let turn = 0; turn < 2; turn += 1) {
      await look();
      include();
    }
    expect(model.sale.level).toBe(level);
    expect(sent).toEqual([0, 3].map((place) => `tally:${address}:${level}:${model.accounts[place]}`));
  });

  it('given a lost transaction, then it is requested again, with pauses that grow with the age of the sale', async () => {
    const model = createModelSale(oversubscribed, 60n);
    const { look, include, sent, state } = createKeeper(model, { accountsPerTally: 5 });
    state.time = closeAt + 2_000;
    await look();
    include({ isLost: true });
    await look();
    include({ isLost: true });
    expect([await look(), sent.length]).toEqual(['idle', 2]);
    state.time += 100;
    await look();
    include();
    expect(model.sale.level).toBe(findLevel(oversubscribed, 60n));
  });

  it('given an index with other buyers than the book, then nothing is requested until it has them', async () => {
    const model = createModelSale(oversubscribed, 60n);
    const { look, include, state } = createKeeper(model, { accountsPerTally: 5 });
    Object.assign(state, { isSynced: false, time: closeAt + 400 });
    expect([await look(), await look(), state.findCount]).toEqual(['idle', 'idle', 1]);
    Object.assign(state, { isSynced: true, time: closeAt + 420 });
    expect(await look()).toBe('busy');
    include();
    expect(model.sale.level).toBeDefined();
  });

  it('given buyers of a fork that was undone, then they are read again', async () => {
    const model = createModelSale(oversubscribed, 60n);
    const one = createKeeper(model, { accountsPerTally: 5 });
    const findTally: LevellerParts['findTally'] = async (...criteria) => {
      const tally = await one.parts.findTally(...criteria);
      if (typeof tally === 'string' || one.state.findCount > 1) return tally;
      return { ...tally, accounts: tally.accounts.slice(1).concat(toAccount(99)) };
    };
    const look = createSaleLeveller({ ...one.parts, findTally });
    expect([await look(), await look()]).toEqual(['idle', 'busy']);
    expect(one.state.findCount).toBe(2);
  });
});
