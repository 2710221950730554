import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import { collectRequestTable } from '@tradewind/db/collect/tables';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toSaleCollectScope } from '@tradewind/db/launchpad/collect-scope';
import { projectRoundTable } from '@tradewind/db/launchpad/app-tables';
import { saleBuyerTable, saleTable } from '@tradewind/db/launchpad/tables';
import { toTestBuyer } from '@tradewind/db/launchpad/test-sale';
import { saleCollectionsSchema } from '@tradewind/schema/launchpad/collect';
import { and, eq } from 'drizzle-orm';
import { encodeAbiParameters, encodeEventTopics } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { chainId as home } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toHash } from '../../test-support/known.ts';
import {
  alice,
  bob,
  day,
  deadSale,
  deliveredSale,
  erc,
  now,
  openSale,
  poly,
  seedLaunchpad,
  stranger,
  toChainSettings,
} from './test-seed.ts';

const txHash = toHash('7');
const patient = { timeout: 7_000 };
/** One has collected all due tokens, the other one none. */
const [carol, dave]: [Hex, Hex] = [`0x${'ca'.repeat(20)}`, `0x${'da'.repeat(20)}`];
let api: Awaited<ReturnType<typeof startTestApi>>;
let ercNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  ercNode = await startModelNode();
  api = await startTestApi(toChainSettings(ercNode.url));
  const { database } = api.deps;
  await seedLaunchpad(database);
  const bought = { chainId: erc, committed: 5_000n * 10n ** 6n };
  await database.orm
    .insert(saleBuyerTable)
    .values([
      toTestBuyer(deliveredSale, carol, { ...bought, claimed: 1n, claimedTranches: 3, streamClaimedAt: now }),
      toTestBuyer(deliveredSale, dave, bought),
    ]);
});
beforeEach(async () => {
  await api.deps.database.orm.delete(collectRequestTable);
  ercNode.receipts.clear();
  api.node.receipts.clear();
});
afterAll(async () => {
  await api.stop();
  await ercNode.stop();
});

let callers = 0;

/** Each call from another address: limits are not tested here. */
async function post(url: string, payload: object, token?: string) {
  callers += 1;
  const headers = {
    'x-forwarded-for': `198.51.${callers >> 8}.${callers % 256}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const claim = (ownerAddress: Hex, idoId: number) =>
  post('/Ido/ido_claim', { ownerAddress, idoId, balance: '1' });
const refund = (ownerAddress: Hex, idoId: number) => post('/Ido/refund', { ownerAddress, idoId });

const listRequests = () => api.deps.database.orm.select().from(collectRequestTable);

const setWindow = (refundSeconds: number) =>
  api.deps.database.orm.update(saleTable).set({ refundSeconds }).where(eq(saleTable.address, deliveredSale));

type Change = Partial<typeof collectRequestTable.$inferInsert>;

/** Does the keeper's part once a request of this kind exists. */
async function complete(kind: string, change: Change): Promise<void> {
  const { orm } = api.deps.database;
  const ofKind = async () => (await listRequests()).filter((request) => request.kind === kind);
  await expect.poll(ofKind, patient).toHaveLength(1);
  await orm
    .update(collectRequestTable)
    .set(change)
    .where(and(eq(collectRequestTable.kind, kind), eq(collectRequestTable.area, 'launchpad')));
}

const paid = { state: 'done' as const, txHash };
const success = (state: string, hash: Hex | null = txHash) => ({
  succeeded: true,
  data: { state },
  extra: { txHash: hash },
});

/** The transaction of the keeper, in which the desk skipped these buyers. */
function includeTransaction(
  node: typeof ercNode,
  skipped: readonly { sale: Hex; account: Hex }[] = [],
): void {
  const desk = findLaunchpadDeployment(erc)!.desk;
  const logs = skipped.map(({ sale, account }, logIndex) => ({
    address: desk,
    topics: encodeEventTopics({ abi: saleDeskAbi, eventName: 'Skipped', args: { sale, account } }),
    data: encodeAbiParameters([{ type: 'bytes' }], ['0x']),
    logIndex: `0x${logIndex}`,
    transactionHash: txHash,
  }));
  node.receipts.set(txHash, { status: '0x1', logs });
}

describe('[IDO-09] [IDO-14] POST /Ido/ido_claim', () => {
  it('given due tranches and a stream, then the keeper sends both, and the answer has a transaction', async () => {
    includeTransaction(ercNode);
    const [answer] = await Promise.all([claim(dave, 3), complete('tokens', paid), complete('stream', paid)]);
    expect(answer).toMatchObject({ status: 200, ...success('collected') });
    const requests = await listRequests();
    expect(requests.map(({ kind }) => kind).toSorted()).toEqual(['stream', 'tokens']);
    expect(requests).toMatchObject(
      requests.map(() => ({ area: 'launchpad', chainId: erc, account: dave, item: deliveredSale })),
    );
  });

  it('given a transaction in which the desk skipped the buyer, then nothing is called collected', async () => {
    includeTransaction(ercNode, [{ sale: deliveredSale, account: dave }]);
    const [answer] = await Promise.all([claim(dave, 3), complete('tokens', paid), complete('stream', paid)]);
    expect(answer).toMatchObject({ status: 200, succeeded: false, code: 'COLLECT_FAILED' });
  });

  it('given another skipped buyer, or no receipt yet, then its own state is answered', async () => {
    includeTransaction(ercNode, [{ sale: deliveredSale, account: bob }]);
    const collects = () =>
      Promise.all([claim(dave, 3), complete('tokens', paid), complete('stream', paid)]).then(
        ([answer]) => answer,
      );
    expect(await collects()).toMatchObject(success('collected'));
    ercNode.receipts.clear();
    expect(await claim(dave, 3)).toMatchObject(success('collecting'));
  });

  it.each([
    ['too_dear', 'COLLECT_TOO_DEAR'],
    ['self_claim_only', 'COLLECT_ONESELF_ONLY'],
    ['failed', 'COLLECT_FAILED'],
    ['nothing', 'NOTHING_TO_COLLECT'],
  ] as const)('says why the keeper did not: %s', async (reason, code) => {
    const refused = { state: 'refused' as const, reason };
    const [answer] = await Promise.all([
      claim(dave, 3),
      complete('tokens', refused),
      complete('stream', refused),
    ]);
    expect(answer).toMatchObject({ status: 200, succeeded: false, code });
  });

  it('given everything that is due is claimed, then that is the answer, without a request', async () => {
    expect(await claim(carol, 3)).toMatchObject(success('collected', null));
    expect(await listRequests()).toEqual([]);
  });

  it.each([
    ['in which the desk skipped the buyer', [{ sale: deliveredSale, account: carol }], null],
    ['that paid the buyer', [], txHash],
    ['without a receipt', undefined, null],
  ])(
    'given a claim and a transaction of the keeper %s, then it is named where it paid',
    async (_, skipped, hash) => {
      const key = { ...toSaleCollectScope(erc, 'tokens'), account: carol, item: deliveredSale };
      await api.deps.database.orm.insert(collectRequestTable).values({ ...key, ...paid });
      if (skipped !== undefined) includeTransaction(ercNode, skipped);
      expect(await claim(carol, 3)).toMatchObject(success('collected', hash));
    },
  );

  it('given everything that is due is claimed, and a round whose chain has no index, then it says that', async () => {
    const { orm } = api.deps.database;
    await orm.insert(projectRoundTable).values({ project: 3, round: 2, name: 'Far', chainId: poly });
    const [known, answer] = [await claim(carol, 3), await claim(stranger, 3)];
    await orm
      .delete(projectRoundTable)
      .where(and(eq(projectRoundTable.project, 3), eq(projectRoundTable.round, 2)));
    expect(known).toMatchObject({ status: 503, code: 'INDEX_NOT_STARTED' });
    expect(answer).toMatchObject({ status: 503, code: 'INDEX_NOT_STARTED' });
  });

  it('given nothing to collect, an unknown project, or a chain without an index, then it says so', async () => {
    expect(await claim(stranger, 3)).toMatchObject({ status: 200, code: 'NOTHING_TO_COLLECT' });
    expect(await claim(bob, 3)).toMatchObject({ status: 200, code: 'NOTHING_TO_COLLECT' });
    expect(await claim(alice, 1)).toMatchObject({ status: 200, code: 'NOTHING_TO_COLLECT' });
    expect(await claim(alice, 99)).toMatchObject({ status: 200, code: 'PROJECT_NOT_FOUND' });
    expect(await claim(alice, 6)).toMatchObject({ status: 503, code: 'INDEX_NOT_STARTED' });
    expect(await listRequests()).toEqual([]);
  });

  it('given the refund window, then only the buyer may claim, and no request is made', async () => {
    await setWindow(11 * day);
    expect(await claim(alice, 3)).toMatchObject({ status: 200, code: 'COLLECT_ONESELF_ONLY' });
    await setWindow(day);
    expect(await listRequests()).toEqual([]);
  });

  it('given a session of another account, or junk, then it is refused', async () => {
    const token = await signIn(api.deps, bob);
    const body = { ownerAddress: alice, idoId: 3 };
    expect(await post('/Ido/ido_claim', body, token)).toMatchObject({ status: 403 });
    for (const junk of [
      {},
      { ...body, idoId: '3' },
      { ...body, balance: 'x' },
      { ...body, ownerAddress: '0x1' },
    ])
      expect(await post('/Ido/ido_claim', junk)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await listRequests()).toEqual([]);
  });
});

describe('[IDO-10] [IDO-14] POST /Ido/refund', () => {
  it('given a dead sale, then the keeper returns the payment, and fifty calls are one request', async () => {
    includeTransaction(api.node);
    const calls = Promise.all(Array.from({ length: 50 }, () => refund(alice, 4)));
    await complete('refund', paid);
    const all = await calls;
    expect(all.every(({ succeeded, data }) => succeeded === true && data.state === 'collected')).toBe(true);
    expect(await listRequests()).toMatchObject([
      { kind: 'refund', account: alice, item: deadSale, attempts: 1 },
    ]);
  });

  it('given the change of a settled sale, then the keeper pays it; a returned purchase is collected', async () => {
    includeTransaction(ercNode);
    const [answer] = await Promise.all([refund(alice, 3), complete('change', paid)]);
    expect(answer).toMatchObject(success('collected'));
    expect(await refund(bob, 3)).toMatchObject(success('collected', null));
    expect(await refund(stranger, 4)).toMatchObject({ status: 200, code: 'NOTHING_TO_COLLECT' });
  });

  it('given an open refund window and a due change, when the keeper pays the change, then that is the answer', async () => {
    includeTransaction(ercNode);
    await setWindow(11 * day);
    const [answer] = await Promise.all([refund(dave, 3), complete('change', paid)]);
    const sales = [{ chainId: erc, sale: deliveredSale }];
    const many = await post('/launchpad/collect', { ownerAddress: dave, sales });
    await setWindow(day);
    expect(answer).toMatchObject(success('collected'));
    expect(many.data).toMatchObject([{ state: 'collected', code: null, txHash }]);
  });

  it('given a keeper that is away, then the answer is that the collection is under way', async () => {
    expect(await refund(alice, 4)).toMatchObject(success('collecting', null));
  });
});

describe('[IDO-09] POST /launchpad/collect', () => {
  it('given sales of several chains, then each has an answer of its own', async () => {
    includeTransaction(ercNode);
    const sales = [
      { chainId: erc, sale: deliveredSale },
      { chainId: home, sale: deadSale },
      { chainId: home, sale: openSale },
      { chainId: poly, sale: openSale },
      { chainId: home, sale: deliveredSale },
      { chainId: 5, sale: openSale },
    ];
    const [answer] = await Promise.all([
      post('/launchpad/collect', { ownerAddress: alice, sales }),
      complete('tokens', paid),
      complete('change', paid),
      complete('refund', { state: 'refused', reason: 'too_dear' }),
    ]);
    const data = saleCollectionsSchema.parse(answer.data);
    expect(data.map(({ state, code }) => code ?? state)).toEqual([
      'collected',
      'COLLECT_TOO_DEAR',
      'NOTHING_TO_COLLECT',
      'INDEX_NOT_STARTED',
      'SALE_NOT_FOUND',
      'CHAIN_NOT_SERVED',
    ]);
    expect(data[0]).toMatchObject({ chainId: erc, sale: deliveredSale, txHash });
  });

  it.each([
    ['no sale', []],
    ['too many', Array.from({ length: 21 }, () => ({ chainId: erc, sale: deliveredSale }))],
    ['no address', [{ chainId: erc, sale: '0x1' }]],
    ['no chain', [{ sale: deliveredSale }]],
  ])('given %s, then the call is refused', async (_what, sales) => {
    const answer = await post('/launchpad/collect', { ownerAddress: alice, sales });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});
