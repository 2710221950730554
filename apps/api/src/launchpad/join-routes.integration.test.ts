import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import {
  changeClaimedTable,
  joinedTable,
  saleRefundedTable,
  tokensClaimedTable,
} from '@tradewind/db/launchpad/tables';
import { accountActivitySchema } from '@tradewind/schema/activity/account-activity';
import { reportedTransactionListSchema } from '@tradewind/schema/transaction/reported-transaction';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { chainId as home } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import {
  alice,
  bob,
  deadSale,
  deliveredSale,
  erc,
  now,
  openSale,
  seedLaunchpad,
  toChainSettings,
} from './test-seed.ts';

const million = 10n ** 6n;
const indexedHash = toHash('1a');
let api: Awaited<ReturnType<typeof startTestApi>>;
let ercNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  ercNode = await startModelNode();
  api = await startTestApi(toChainSettings(ercNode.url));
  const { database } = api.deps;
  await seedLaunchpad(database);
  await database.orm.insert(joinedTable).values({
    chainId: erc,
    blockNumber: 5,
    logIndex: 1,
    blockHash: toHash('5'),
    blockTimestamp: now,
    txHash: indexedHash,
    sale: deliveredSale,
    account: alice,
    amount: 5_000n * million,
    committed: 5_000n * million,
    weight: 1,
  });
});
afterAll(async () => {
  await api.stop();
  await ercNode.stop();
});

type Payment = { sale?: Hex; account?: Hex; amount?: bigint };

function logOf({ sale = openSale, account = bob, amount = 7_500n * million }: Payment) {
  const types = [{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }] as const;
  return {
    address: sale,
    topics: encodeEventTopics({ abi: saleAbi, eventName: 'Joined', args: { account } }),
    data: encodeAbiParameters(types, [amount, amount, 1n]),
    blockNumber: '0xb',
    logIndex: '0x0',
  };
}

/** A transaction of the home chain's node that is not indexed. */
function mine(txHash: Hex, payments: readonly Payment[], status: '0x0' | '0x1' = '0x1'): void {
  api.node.receipts.set(txHash, { status, logs: payments.map(logOf) });
}

const toJoin = (more: object = {}) => ({
  ido_Id: 1,
  ownerAddress: bob,
  balance: '7500',
  txnhash: toHash('d'),
  ...more,
});

async function send(url: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const join = (payload: object, token?: string, query = '') => send(`/Ido/join_pool${query}`, payload, token);

describe('[IDO-08] [IDO-14] POST /Ido/join_pool trusts only the chain:', () => {
  it('given a join that a node has before the index, however often it is reported, then it is joined', async () => {
    mine(toHash('d'), [{}]);
    for (let time = 0; time < 2; time += 1)
      expect(await join(toJoin())).toMatchObject({ status: 200, data: { state: 'joined', round: 1 } });
    expect(await join(toJoin({ balance: 7_500 }))).toMatchObject({ succeeded: true });
    expect(await send('/ido/JOIN_POOL', toJoin())).toMatchObject({ succeeded: true });
  });

  it('given an indexed join of another chain, then the chain of the project decides', async () => {
    const known = toJoin({ ido_Id: 3, ownerAddress: alice, balance: '5000.0', txnhash: indexedHash });
    expect(await join(known)).toMatchObject({ status: 200, data: { state: 'joined', round: 1 } });
    expect(await join(known, undefined, `?chainId=${erc}`)).toMatchObject({ succeeded: true });
    // The home chain has no sale of the project.
    expect(await join(known, undefined, `?chainId=${home}`)).toMatchObject({ code: 'JOIN_NOT_FOUND' });
  });

  it.each([
    ['a hash of something else', toJoin({ txnhash: toHash('2') }), 200, 'JOIN_NOT_FOUND'],
    ['a join of another sale', toJoin({ txnhash: toHash('3') }), 200, 'JOIN_NOT_FOUND'],
    ['an event of another contract', toJoin({ txnhash: toHash('6') }), 200, 'JOIN_NOT_FOUND'],
    ['a join of another account', toJoin({ ownerAddress: alice }), 200, 'JOIN_OF_ANOTHER_ACCOUNT'],
    ['a transaction that failed', toJoin({ txnhash: toHash('4') }), 200, 'JOIN_REVERTED'],
    ['another amount', toJoin({ balance: '7499.999999' }), 200, 'JOIN_DIFFERS'],
    ['an amount below the smallest unit', toJoin({ balance: '7500.0000001' }), 200, 'JOIN_DIFFERS'],
    ['nothing', toJoin({ balance: 0 }), 200, 'JOIN_DIFFERS'],
    ['an amount below 0', toJoin({ balance: '-7500' }), 400, 'BAD_REQUEST'],
    ['a hash of another chain', toJoin({ txnhash: indexedHash }), 404, 'JOIN_UNKNOWN'],
    ['an unknown project', toJoin({ ido_Id: 99 }), 200, 'PROJECT_NOT_FOUND'],
    ['a draft', toJoin({ ido_Id: 7 }), 200, 'PROJECT_NOT_FOUND'],
    ['a project without a sale', toJoin({ ido_Id: 5 }), 200, 'JOIN_NOT_FOUND'],
    ['a project of a chain without an index', toJoin({ ido_Id: 6 }), 503, 'JOIN_UNCHECKED'],
    ['no hash', toJoin({ txnhash: '0x1' }), 400, 'BAD_REQUEST'],
  ])('given %s, then it is refused', async (_title, payload, status, code) => {
    mine(toHash('d'), [{}]);
    mine(toHash('2'), []);
    mine(toHash('3'), [{ sale: deadSale }]);
    mine(toHash('4'), [{}], '0x0');
    mine(toHash('6'), [{ sale: toAddress('f') }]);
    expect(await join(payload)).toMatchObject({ status, succeeded: false, code });
  });

  it('given a chain that is not served, then it is refused', async () =>
    expect(await join(toJoin(), undefined, '?chainId=56')).toMatchObject({ code: 'CHAIN_NOT_SERVED' }));

  it('given a pending transaction with a session, then it is pending among its own reports', async () => {
    const token = await signIn(api.deps, bob);
    const txnhash = toHash('5');
    api.node.waiting.add(txnhash);
    expect(await join(toJoin({ txnhash }), token)).toMatchObject({
      status: 202,
      data: { state: 'pending', round: null },
    });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.app.inject({ url: '/transactions', headers });
    const { transactions } = successSchema(reportedTransactionListSchema).parse(answer.json()).data;
    expect(transactions).toMatchObject([
      {
        txHash: txnhash,
        kind: 'sale_join',
        state: 'pending',
        claim: { sale: openSale, amount: '7500000000' },
      },
    ]);
  });

  it('given the session of another account, then it is refused', async () => {
    const token = await signIn(api.deps, alice);
    expect(await join(toJoin(), token)).toMatchObject({ status: 403, code: 'OWNER_NOT_SIGNED_IN' });
  });
});

const isAccepted = async (token: string) => {
  const { data } = await send('/Ido/your_allocations', { idoId: 1, ownerAddress: alice }, token);
  return data[0].isDisclaimerAccepted;
};

describe('[IDO-12] POST /launchpad/disclaimer', () => {
  const answer = { ownerAddress: alice, symbol: 'open', countryId: 84, status: 1 };

  it('given the session of the account, when it confirms and declines, then the last answer counts', async () => {
    const token = await signIn(api.deps, alice);
    expect(await isAccepted(token)).toBe(false);
    for (const status of [1, 1, 0, 1]) {
      expect(await send('/launchpad/disclaimer', { ...answer, status }, token)).toMatchObject({
        status: 200,
        data: { status },
      });
      expect(await isAccepted(token)).toBe(status === 1);
    }
  });

  it.each([
    ['no country', {}, 200, undefined],
    ['a country', { countryCode: 'vn' }, 200, undefined],
    [
      'a country with the phone code of a restricted one',
      { countryId: 1, countryCode: 'CA' },
      200,
      undefined,
    ],
    ['a restricted country that declines', { countryCode: 'US', status: 0 }, 200, undefined],
    ['a restricted country', { countryCode: 'US' }, 200, 'COUNTRY_RESTRICTED'],
    ['a restricted one behind another phone code', { countryCode: 'sg' }, 200, 'COUNTRY_RESTRICTED'],
    ['an unknown country', { countryCode: 'XX' }, 200, 'COUNTRY_UNKNOWN'],
    ['a country of three letters', { countryCode: 'USA' }, 400, 'BAD_REQUEST'],
    ['a draft', { symbol: 'DRAFT' }, 200, 'PROJECT_NOT_FOUND'],
    ['another status', { status: 2 }, 400, 'BAD_REQUEST'],
    ['another account', { ownerAddress: bob }, 403, 'OWNER_NOT_SIGNED_IN'],
  ])('given %s, then the answer is right', async (_title, parts, status, code) => {
    const token = await signIn(api.deps, alice);
    const found = await send('/launchpad/disclaimer', { ...answer, ...parts }, token);
    expect([found.status, found.code]).toEqual([status, code]);
  });

  it('given no session, then it is refused, and nothing is stored', async () => {
    expect(await send('/launchpad/disclaimer', answer)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const [row] = await api.deps.database
      .sql`select count(*) from app.disclaimer where account = decode(${bob.slice(2)}, 'hex')`;
    expect(Number(row?.['count'])).toBe(0);
  });
});

it('[IDO-09] [TX-05] given payments of a sale, when the activity of an account is read, then they are rows of its chain', async () => {
  const { orm } = api.deps.database;
  const at = {
    chainId: erc,
    blockNumber: 6,
    blockHash: toHash('6'),
    blockTimestamp: now,
    txHash: toHash('1b'),
  };
  const of = { sale: deliveredSale, account: alice };
  await orm.insert(changeClaimedTable).values({ ...at, ...of, logIndex: 1, amount: 3_000n * million });
  await orm
    .insert(tokensClaimedTable)
    .values({ ...at, ...of, logIndex: 2, claimRound: 1, amount: 7n, caller: bob });
  await orm.insert(saleRefundedTable).values({ ...at, ...of, logIndex: 3, amount: 9n, tokens: 5n });
  await orm
    .insert(saleRefundedTable)
    .values({ ...at, sale: deliveredSale, account: bob, logIndex: 4, amount: 9n, tokens: 5n });
  const list = async (query: string) => {
    const answer = await api.app.inject(`/accounts/${alice}/activity?kind=sale${query}`);
    return successSchema(accountActivitySchema).parse(answer.json()).data;
  };
  const { rows } = await list(`&chainId=${erc}`);
  expect(
    rows.map((row) => (row.kind === 'sale' ? [row.change, row.amount, row.tokens, row.claimRound] : [])),
  ).toEqual([
    ['refunded', '9', '0', null],
    ['claimed', '0', '7', 1],
    ['changed', '3000000000', '0', null],
    ['joined', '5000000000', '0', null],
  ]);
  expect(rows[0]).toMatchObject({ project: 3, round: 1, payToken: { decimals: 6 }, token: { decimals: 18 } });
  const first = await list(`&chainId=${erc}&pageSize=3`);
  expect(first.rows).toHaveLength(3);
  const second = await list(`&chainId=${erc}&pageSize=3&cursor=${first.nextCursor}`);
  expect(second.rows).toMatchObject([{ kind: 'sale', change: 'joined' }]);
  expect((await list('')).rows).toEqual([]);
});

it('[IDO-09] given the session of the account, then due rows are signed for it alone', async () => {
  const token = await signIn(api.deps, alice);
  const { data } = await send('/Ido/your_allocations', { idoId: 3, ownerAddress: alice }, token);
  const signs = data[0].claimbles.map((row: { signToken: unknown }) => row.signToken);
  expect(signs).toEqual([null, '0x01', null, null]);
  expect(data[0].claimChange.signRefund).toBe('0x01');
  const refused = await send('/Ido/your_allocations', { idoId: 3, ownerAddress: bob }, token);
  expect(refused).toMatchObject({ status: 403, code: 'OWNER_NOT_SIGNED_IN' });
  const open = await send('/Ido/your_allocations', { idoId: 1, ownerAddress: alice }, token);
  expect(open.data[0].joinSignBusd).toMatch(/^0x[0-9a-f]{64,}$/);
});
