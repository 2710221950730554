import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { enteredTable } from '@tradewind/db/prediction/tables';
import { reportedTransactionListSchema } from '@tradewind/schema/transaction/reported-transaction';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { eq } from 'drizzle-orm';
import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIndex } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import {
  alice,
  bob,
  coin,
  entryHash,
  openEpoch,
  plantGame,
  prediction,
  seedPrediction,
} from './test-seed.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi({}, plantGame());
  await seedIndex(api.deps.database);
  await seedPrediction(api.deps.database);
});
afterAll(() => api.stop());

type Stake = { epoch?: number; account?: Hex; up?: boolean; amount?: bigint; market?: Hex };

function logOf({
  epoch = openEpoch,
  account = bob,
  up = true,
  amount = coin,
  market = prediction.market,
}: Stake) {
  const types = [{ type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }] as const;
  return {
    address: market,
    topics: encodeEventTopics({
      abi: predictionMarketAbi,
      eventName: 'Entered',
      args: { epoch: BigInt(epoch), account },
    }),
    data: encodeAbiParameters(types, [up, amount, amount, 0n]),
    blockNumber: '0xb',
    logIndex: '0x0',
  };
}

/** A transaction of the node that is not indexed. */
function mine(txHash: Hex, stakes: readonly Stake[], status: '0x0' | '0x1' = '0x1'): void {
  api.node.receipts.set(txHash, { status, logs: stakes.map(logOf) });
}

const entry = (more: object = {}) => ({
  ownerAddress: bob,
  poolId: openEpoch,
  balance: '1',
  txnHash: toHash('d'),
  ...more,
});

async function join(payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ method: 'POST', url: '/prediction/join', headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

describe('[PRED-06] [PRED-11] POST /prediction/join trusts only the chain', () => {
  it('accepts an entry of a node before the index has it, however often it is reported', async () => {
    mine(toHash('d'), [{}]);
    for (let time = 0; time < 3; time += 1) {
      expect(await join(entry())).toEqual({
        status: 200,
        succeeded: true,
        data: { state: 'entered' },
        message: 'Successfully',
      });
    }
    expect(await join(entry({ balance: 1 }))).toMatchObject({ succeeded: true });
    mine(toHash('e'), [
      { up: false, account: alice, epoch: 7 },
      { up: false, amount: coin / 4n },
    ]);
    expect(await join(entry({ txnHash: toHash('e'), balance: -0.25 }))).toMatchObject({ succeeded: true });
  });

  it('accepts one that the index has, whatever a node answers', async () => {
    const known = entry({ ownerAddress: alice, balance: '0.5', txnHash: entryHash(openEpoch, 0) });
    expect(await join(known)).toMatchObject({ succeeded: true, data: { state: 'entered' } });
    mine(entryHash(openEpoch, 0), [], '0x0');
    expect(await join(known)).toMatchObject({ succeeded: true });
  });

  it.each([
    ['a hash of something else', entry({ txnHash: toHash('2') }), 'ENTRY_NOT_FOUND'],
    ['a hash of a stranger', entry({ ownerAddress: alice }), 'ENTRY_OF_ANOTHER_ACCOUNT'],
    ['an indexed one of a stranger', entry({ txnHash: entryHash(997, 0) }), 'ENTRY_OF_ANOTHER_ACCOUNT'],
    ['a higher amount', entry({ balance: '1.000000000000000001' }), 'ENTRY_DIFFERS'],
    ['a lower amount', entry({ balance: '0.999' }), 'ENTRY_DIFFERS'],
    ['the other side', entry({ balance: '-1' }), 'ENTRY_DIFFERS'],
    ['another contract that makes the event', entry({ txnHash: toHash('3') }), 'ENTRY_NOT_FOUND'],
    ['a transaction that failed', entry({ txnHash: toHash('4') }), 'ENTRY_REVERTED'],
    ['too little', entry({ balance: '0.0009' }), 'STAKE_BELOW_MINIMUM'],
    ['too little down', entry({ balance: -0.0009 }), 'STAKE_BELOW_MINIMUM'],
    ['nothing', entry({ balance: 0 }), 'STAKE_BELOW_MINIMUM'],
  ])('refuses %s', async (_, payload, code) => {
    mine(toHash('d'), [{}]);
    mine(toHash('2'), []);
    mine(toHash('3'), [{ market: toAddress('f') }]);
    mine(toHash('4'), [{}], '0x0');
    expect(await join(payload)).toMatchObject({ status: 200, succeeded: false, code });
  });

  it('refuses a stake that is too small with the text of the specification', async () => {
    expect((await join(entry({ balance: '0.0001' }))).message).toBe(
      'A minimum amount of 0.001 BNB is required',
    );
  });

  it('given an unknown hash, when it is registered, then it is refused as unknown', async () => {
    expect(await join(entry({ txnHash: toHash('0') }))).toMatchObject({
      status: 404,
      succeeded: false,
      data: null,
      code: 'ENTRY_UNKNOWN',
    });
  });

  it.each([
    ['an indexed entry', entryHash(997, 1), '-2'],
    ['one that a node alone knows', toHash('d'), '1'],
  ])(
    'given %s of another round, when it is registered for this round, then the replay is refused',
    async (_, txnHash, balance) => {
      mine(toHash('d'), [{ epoch: openEpoch - 1 }]);
      expect(await join(entry({ txnHash, balance }))).toMatchObject({
        status: 409,
        succeeded: false,
        code: 'ENTRY_OF_ANOTHER_ROUND',
      });
    },
  );

  it('given a pending transaction, when it is registered without a session, then it is pending, and nothing is stored', async () => {
    api.node.waiting.add(toHash('5'));
    expect(await join(entry({ txnHash: toHash('5') }))).toEqual({
      status: 202,
      succeeded: true,
      data: { state: 'pending' },
      message: 'This transaction is in no block yet.',
    });
    const [row] = await api.deps.database.sql`select count(*) from app.reported_transaction`;
    expect(Number(row?.['count'])).toBe(0);
  });
});

const list = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ url: '/transactions', headers });
  return successSchema(reportedTransactionListSchema).parse(answer.json()).data.transactions;
};

describe('[PRED-06] [WAL-05] [TX-01] with a session', () => {
  it('is pending among its own until the index has the entry, and again after a reorganisation', async () => {
    const token = await signIn(api.deps, bob);
    const txHash = toHash('6');
    expect(await join(entry({ txnHash: txHash }), token)).toMatchObject({ code: 'ENTRY_UNKNOWN' });
    expect(await list(token)).toEqual([]);
    api.node.waiting.add(txHash);
    expect(await join(entry({ txnHash: txHash }), token)).toMatchObject({ data: { state: 'pending' } });
    expect(await list(token)).toMatchObject([{ txHash, kind: 'prediction_entry', state: 'pending' }]);
    const { orm } = api.deps.database;
    const [seeded] = await orm
      .select()
      .from(enteredTable)
      .where(eq(enteredTable.txHash, entryHash(997, 1)));
    const row = { ...seeded!, txHash, logIndex: 999, epoch: openEpoch, isUp: true, amount: coin };
    await orm.insert(enteredTable).values(row);
    expect(await join(entry({ txnHash: txHash }), token)).toMatchObject({ data: { state: 'entered' } });
    expect(await list(token)).toMatchObject([{ txHash, state: 'confirmed', blockNumber: 5 }]);
    await orm.delete(enteredTable).where(eq(enteredTable.txHash, txHash));
    expect(await join(entry({ txnHash: txHash }), token)).toMatchObject({ data: { state: 'pending' } });
    expect(await list(token)).toMatchObject([{ txHash, state: 'pending' }]);
    expect(await join(entry({ txnHash: txHash, balance: 2 }), token)).toMatchObject({
      code: 'CLAIM_DIFFERS',
    });
  });

  it('is refused with another account’s session', async () => {
    const token = await signIn(api.deps, alice);
    expect(await join(entry(), token)).toMatchObject({ status: 403, code: 'OWNER_NOT_SIGNED_IN' });
  });
});

it('[PRED-06] given no node that answers, when an entry that is not indexed is reported, then it is refused as unchecked', async () => {
  const lonely = await startTestApi({ RPC_URLS: 'http://127.0.0.1:9' }, plantGame());
  const answer = await lonely.app.inject({ method: 'POST', url: '/prediction/join', payload: entry() });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'ENTRY_UNCHECKED']);
  const claim = { ownerAddress: bob, poolId: openEpoch };
  const refused = await lonely.app.inject({ method: 'POST', url: '/prediction/claim', payload: claim });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
  await lonely.stop();
});
