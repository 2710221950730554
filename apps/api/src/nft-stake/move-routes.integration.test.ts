import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { nftStakedTable, nftUnstakedTable } from '@tradewind/db/nft-stake/tables';
import { reportedTransactionListSchema } from '@tradewind/schema/transaction/reported-transaction';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { eq } from 'drizzle-orm';
import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTimestamp, chainId, seedIndex } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { alice, bob, later, plantStaking, staking } from './test-seed.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi({}, plantStaking());
  await seedIndex(api.deps.database);
});
afterAll(() => api.stop());

const most = 2n ** 256n - 1n;
const { genesis } = staking;
type EventName = 'NftStaked' | 'NftUnstaked';
type Move = { account?: Hex; collection?: Hex; tokenId?: bigint; emitter?: Hex };

function logOf(
  eventName: EventName,
  { account = bob, collection = genesis, tokenId = 7n, emitter = staking.staking }: Move,
) {
  const words = encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [10n, 1n]);
  return {
    address: emitter,
    topics: encodeEventTopics({ abi: nftStakingAbi, eventName, args: { account, collection, tokenId } }),
    data: eventName === 'NftStaked' ? words : '0x',
    blockNumber: '0xb',
    logIndex: '0x0',
  };
}

/** A transaction of the node that is not indexed. */
function mine(name: EventName, txHash: Hex, moves: readonly Move[], status: '0x0' | '0x1' = '0x1'): void {
  api.node.receipts.set(txHash, { status, logs: moves.map((move) => logOf(name, move)) });
}

const move = (more: object = {}) => ({
  ownerAddress: bob,
  collection: genesis,
  tokenIds: ['7'],
  txnHash: toHash('d'),
  ...more,
});

async function report(url: string, payload: object, token?: string, { app } = api) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

const kinds = [
  {
    url: '/Artworks/nft_stake',
    name: 'NftStaked',
    other: 'NftUnstaked',
    kind: 'nft_stake',
    message: 'Stake successfully!',
  },
  {
    url: '/Artworks/nft_unstake',
    name: 'NftUnstaked',
    other: 'NftStaked',
    kind: 'nft_unstake',
    message: 'Unstake successfully!',
  },
] as const;

describe.each(kinds)('[NST-01] [TX-01] POST $url trusts only the chain', ({ url, name, other, message }) => {
  it('accepts moves of a node before the index has them, however often they are reported', async () => {
    mine(name, toHash('d'), [{}, { tokenId: most }, { account: alice, tokenId: 9n }]);
    for (const tokenIds of [['7'], [7], ['7', most.toString()]])
      expect(await report(url, move({ tokenIds }))).toEqual({
        status: 200,
        succeeded: true,
        data: { state: 'done' },
        message,
      });
  });

  it.each([
    ['a hash of something else', move({ txnHash: toHash('2') }), 'NFT_MOVE_NOT_FOUND'],
    ['a move in the other direction', move({ txnHash: toHash('5') }), 'NFT_MOVE_NOT_FOUND'],
    ['a hash of a stranger', move({ ownerAddress: alice }), 'NFT_MOVE_OF_ANOTHER_ACCOUNT'],
    ['another NFT', move({ tokenIds: ['8'] }), 'NFT_MOVE_DIFFERS'],
    ['one NFT too many', move({ tokenIds: ['7', '8'] }), 'NFT_MOVE_DIFFERS'],
    ['another collection', move({ collection: later }), 'NFT_MOVE_DIFFERS'],
    ['another contract that emits the event', move({ txnHash: toHash('3') }), 'NFT_MOVE_NOT_FOUND'],
    ['a transaction that failed', move({ txnHash: toHash('4') }), 'NFT_MOVE_REVERTED'],
  ])('refuses %s', async (_, payload, code) => {
    mine(name, toHash('d'), [{}]);
    mine(name, toHash('2'), []);
    mine(name, toHash('3'), [{ emitter: toAddress('f') }]);
    mine(name, toHash('4'), [{}], '0x0');
    mine(other, toHash('5'), [{}]);
    expect(await report(url, payload)).toMatchObject({ status: 200, succeeded: false, code });
  });

  it('given the filter of the specification and unknown fields, then the same moves are verified', async () => {
    mine(name, toHash('d'), [{}]);
    const further = { pageNumber: -1, pageSize: 'all', state: 'done', weight: 4_000_000_000, tokenId: '8' };
    expect(await report(url, move(further))).toEqual(await report(url, move()));
    expect(await report(url, move({ ...further, tokenIds: ['8'] }))).toMatchObject({
      succeeded: false,
      code: 'NFT_MOVE_DIFFERS',
    });
  });

  it('given an unknown hash, then it is refused as unknown', async () => {
    expect(await report(url, move({ txnHash: toHash('0') }))).toMatchObject({
      status: 404,
      data: null,
      code: 'NFT_MOVE_UNKNOWN',
    });
  });

  it('given a pending transaction without a session, then it is pending, and nothing is stored', async () => {
    api.node.waiting.add(toHash('1'));
    expect(await report(url, move({ txnHash: toHash('1') }))).toMatchObject({
      status: 202,
      succeeded: true,
      data: { state: 'pending' },
    });
    const [row] = await api.deps.database.sql`select count(*) from app.reported_transaction`;
    expect(Number(row?.['count'])).toBe(0);
  });

  it.each([
    {},
    [],
    move({ ownerAddress: 'bob' }),
    move({ txnHash: '0x12' }),
    move({ collection: null }),
    move({ tokenIds: [] }),
    move({ tokenIds: ['-1'] }),
    move({ tokenIds: ['1e3'] }),
    move({ tokenIds: [1.5] }),
    move({ tokenIds: Array(51).fill('7') }),
    move({ tokenIds: '7' }),
  ])('refuses the body %j', async (payload) =>
    expect(await report(url, payload)).toMatchObject({ status: 400, succeeded: false, code: 'BAD_REQUEST' }),
  );
});

it('[NST-01] given no node that answers, when a move that is not indexed is reported, then it is refused as unchecked', async () => {
  const lonely = await startTestApi({ RPC_URLS: 'http://127.0.0.1:9' }, plantStaking());
  expect(await report('/Artworks/nft_stake', move(), undefined, lonely)).toMatchObject({
    status: 503,
    code: 'NFT_MOVE_UNCHECKED',
  });
  await lonely.stop();
});

const list = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ url: '/transactions', headers });
  return successSchema(reportedTransactionListSchema).parse(answer.json()).data.transactions;
};

const tables = { nft_stake: nftStakedTable, nft_unstake: nftUnstakedTable } as const;

describe.each(kinds)('[NST-01] [WAL-05] POST $url with a session', ({ url, kind }) => {
  it('is pending among its own until the index has the move, and again after a reorganisation', async () => {
    const token = await signIn(api.deps, bob);
    const txHash = toHash(kind === 'nft_stake' ? '6' : '7');
    const { orm } = api.deps.database;
    const listOwn = async () => (await list(token)).filter((each) => each.txHash === txHash);
    expect(await report(url, move({ txnHash: txHash }), token)).toMatchObject({ code: 'NFT_MOVE_UNKNOWN' });
    expect(await listOwn()).toEqual([]);
    api.node.waiting.add(txHash);
    expect(await report(url, move({ txnHash: txHash }), token)).toMatchObject({ data: { state: 'pending' } });
    expect(await listOwn()).toMatchObject([{ kind, state: 'pending' }]);
    const event = { chainId, blockNumber: 5, logIndex: 1, blockHash: toHash('9'), blockTimestamp, txHash };
    const token7 = { account: bob, collection: genesis, tokenId: 7n };
    if (kind === 'nft_stake')
      await orm.insert(nftStakedTable).values({ ...event, ...token7, weight: 10, activeAt: 1 });
    else await orm.insert(nftUnstakedTable).values({ ...event, ...token7 });
    expect(await report(url, move({ txnHash: txHash }), token)).toMatchObject({ data: { state: 'done' } });
    expect(await listOwn()).toMatchObject([{ state: 'confirmed', blockNumber: 5 }]);
    await orm.delete(tables[kind]).where(eq(tables[kind].txHash, txHash));
    expect(await listOwn()).toMatchObject([{ state: 'pending' }]);
    const others = move({ txnHash: txHash, tokenIds: ['7', '8'] });
    expect(await report(url, others, token)).toMatchObject({ code: 'CLAIM_DIFFERS' });
  });

  it('is refused with another account’s session', async () => {
    const token = await signIn(api.deps, alice);
    expect(await report(url, move(), token)).toMatchObject({ status: 403, code: 'OWNER_NOT_SIGNED_IN' });
  });
});
