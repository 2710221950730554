import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { createDatabase } from '@tradewind/db/database';
import { intentTable } from '@tradewind/db/keeper/tables';
import { addCollectRequest } from '@tradewind/db/collect/add-collect-request.query';
import { listWaitingCollects } from '@tradewind/db/collect/list-waiting-collects.query';
import { collectRequestTable } from '@tradewind/db/collect/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { transact } from '@tradewind/db/transact';
import { createRandom } from '@tradewind/stack/seed/random';
import { decodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClaimRelayer } from './claim-relayer.ts';
import { keepDecision } from '../collect/keep-decision.ts';

const chainId = 31_337;
const scope = { chainId, area: 'prediction', kind: 'round' } as const;
const recipient = `0x${'aa'.repeat(20)}` as const;
const claimCount = 90;
const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as const;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A keeper whose node fails sometimes, and which sees each claim slightly later than others do. */
function createKeeper(own: ReturnType<typeof createDatabase>, seed: number) {
  const { below } = createRandom(seed);
  const pause = async () => {
    for (let turn = below(5); turn > 0; turn -= 1) await new Promise(setImmediate);
    if (below(40) === 0) throw new Error('the node');
  };
  return createClaimRelayer({
    allowance: 0n,
    listWaiting: async (limit) => listWaitingCollects(own, { ...scope, limit: 1 + below(limit) }),
    // Every tenth has nothing to collect, every seventh is expensive.
    readClaim: async (request) => {
      await pause();
      const item = Number(request.item);
      return {
        claimable: item % 10 === 0 ? 0n : 1n,
        isSelfClaimOnly: false,
        earned: item % 7 === 0 ? 0n : 10n ** 15n,
      };
    },
    getGasPrice: async () => 10n ** 9n,
    estimateGas: async () => 56_000n,
    keep: (decision) =>
      keepDecision((work) => transact(own, work), { chainId, area: scope.area, recipient }, decision),
  });
}

function sortByItem<Item extends { item: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.item - b.item);
}

describe('[PRED-07] claims of several concurrent keepers', () => {
  it('are each in one transaction or refused, whichever keeper was faster', async () => {
    for (let item = 1; item <= claimCount; item += 1) {
      await addCollectRequest(database, { ...scope, account: addressOf(item % 9), item: String(item) });
    }
    const owns = Array.from({ length: 3 }, () => createDatabase(database.url, { maxConnections: 2 }));
    const keepers = owns.map((own, index) => createKeeper(own, index + 1));
    const waiting = () => listWaitingCollects(database, { ...scope, limit: 1 });
    while ((await waiting()).length > 0) {
      await Promise.all(
        keepers.map((look) => look().catch((error: Error) => expect(error.message).toBe('the node'))),
      );
    }
    await Promise.all(owns.map(({ close }) => close()));
    const requests = await database.orm.select().from(collectRequestTable);
    const intents = await database.orm.select().from(intentTable);
    const sent = intents.flatMap(({ intentKey, data }) => {
      const { args } = decodeFunctionData({ abi, data });
      const [accounts, epochs] = args as readonly [readonly string[], readonly bigint[]];
      return epochs.map((epoch, index) => ({
        intentKey,
        item: Number(epoch),
        account: accounts[index]!.toLowerCase(),
      }));
    });
    const expected = requests
      .filter(({ state }) => state === 'sent')
      .map(({ intentKey, item, account }) => ({ intentKey, item: Number(item), account }));
    expect(sortByItem(sent)).toEqual(sortByItem(expected));
    const refused = requests.filter(({ state }) => state === 'refused');
    expect(sent.length + refused.length).toBe(claimCount);
    expect(
      refused.every(({ item, reason }) => reason === (Number(item) % 10 === 0 ? 'nothing' : 'too_dear')),
    ).toBe(true);
    expect(intents.length).toBeGreaterThan(3);
  });
});
