import { defaultTokenLists } from '@tradewind/abi/token-list';
import { shareMoveTable, swapTable } from '@tradewind/db/exchange/tables';
import { claimedTable, enteredTable, roundTable } from '@tradewind/db/prediction/tables';
import { tokenTransferTable, transferCoverTable } from '@tradewind/db/token-list/tables';
import { toAddressKey } from '@tradewind/rules/network/address';
import { type ActivityRow, accountActivitySchema } from '@tradewind/schema/activity/account-activity';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import {
  account,
  blockTimestamp,
  chainId,
  dollar,
  listedPool,
  moveCheckpoint,
  platformToken,
  seedIndex,
  usd,
} from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;
/** Of no row of `seedIndex`. */
const trader = toAddress('3');

beforeAll(async () => {
  api = await startTestApi();
  await seedIndex(api.deps.database);
});
afterAll(() => api.stop());

const path = (query = '', of: string = trader) => `/accounts/${of}/activity${query}`;
async function read(query = '', of: string = trader) {
  return successSchema(accountActivitySchema).parse((await api.app.inject(path(query, of))).json()).data;
}
const place = ({ blockNumber, logIndex }: ActivityRow) => `${blockNumber}-${logIndex}`;

const [listed] = defaultTokenLists[chainId]!.tokens;
const token = toAddressKey(listed!.address);
/** Of the default list no more. */
const formerToken = toAddress('5');

const event = (blockNumber: number, logIndex: number) => ({
  chainId,
  blockNumber,
  logIndex,
  blockHash: toHash('9'),
  blockTimestamp: blockTimestamp + blockNumber,
  txHash: toHash('2'),
  account: trader,
});

/** The log indexes of a block's five rows, newest first. */
const logIndexes = [11, 9, 7, 5, 2];

/**
 * A change of pool tokens, a transfer, a swap, a stake and its payment of the trader in each block, and the
 * checkpoint behind them. Blocks by turns differ in the direction and in the outcome.
 */
async function addBlocks(from: number, to: number): Promise<void> {
  const { orm } = api.deps.database;
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const sums = { deposited0: 5n, deposited1: 7n, withdrawn0: 0n, withdrawn1: 0n, depthE18: 6n, since: 1 };
  const position = { ...sums, moved: 4n, shares: 4n, isComplete: true, totalSupply: 10n, rootKLast: 9n };
  const move = { ...position, pool: listedPool, amount0: 5n, amount1: 7n, kind: 'add' as const };
  await orm.insert(shareMoveTable).values(numbers.map((number) => ({ ...event(number, 2), ...move })));
  await orm.insert(tokenTransferTable).values(
    numbers.map((number) => ({
      ...event(number, 5),
      isIncoming: number % 2 === 0,
      token: number % 2 === 0 ? token : formerToken,
      counterparty: toAddress('c'),
      amount: 2n ** 256n - 1n,
    })),
  );
  const flows = { amount0In: 100n, amount1In: 0n, amount0Out: 0n, amount1Out: 9n, volumeUsdE18: usd };
  const swap = { ...flows, pool: listedPool, sender: toAddress('c'), recipient: trader };
  await orm.insert(swapTable).values(numbers.map((number) => ({ ...event(number, 7), ...swap })));
  const stake = { isUp: true, amount: 3n, totalUp: 3n, totalDown: 3n };
  await orm
    .insert(enteredTable)
    .values(numbers.map((number) => ({ ...event(number, 9), ...stake, epoch: number })));
  const payment = { amount: 6n, recipient: trader, relayer: toAddress('c') };
  await orm
    .insert(claimedTable)
    .values(numbers.map((number) => ({ ...event(number, 11), ...payment, epoch: number })));
  await orm.insert(roundTable).values(
    numbers.map((epoch) => ({
      chainId,
      epoch,
      totalUp: 3n,
      totalDown: 3n,
      entryCount: 2,
      fee: 0n,
      outcome: epoch % 2 === 0 ? ('up' as const) : ('tie' as const),
    })),
  );
  await moveCheckpoint(api.deps.database, to);
}

describe('[TX-05] the activity of an account', () => {
  it('given 250 rows of four kinds, when they are read by pages while blocks arrive, then each is there once', async () => {
    await addBlocks(1_000, 1_049);
    const seen: ActivityRow[] = [];
    let next = 1_050;
    for (let cursor: string | null = ''; cursor !== null; next += 3) {
      const page = await read(`?pageSize=41${cursor && `&cursor=${cursor}`}`);
      expect(page.blockNumber).toBe(next - 1);
      seen.push(...page.rows);
      cursor = page.nextCursor;
      await addBlocks(next, next + 2);
    }
    expect(seen).toHaveLength(250);
    const blocks = Array.from({ length: 50 }, (_, index) => 1_049 - index);
    expect(seen.map(place)).toEqual(blocks.flatMap((block) => logIndexes.map((log) => `${block}-${log}`)));
  });

  it.each([
    ['swap', [7]],
    ['liquidity', [2]],
    ['transfer', [5]],
    ['round', [11, 9]],
  ])('given the kind %s, when it is read by pages, then it has all of its rows alone', async (kind, logs) => {
    const first = await read(`?kind=${kind}&pageSize=3`);
    const { rows } = await read(`?kind=${kind}&pageSize=3&cursor=${first.nextCursor}`);
    const all = [...first.rows, ...rows];
    expect(new Set(all.map((row) => row.kind))).toEqual(new Set([kind]));
    const blocks = Array.from({ length: 6 }, (_, index) => first.blockNumber - index);
    const places = blocks.flatMap((block) => logs.map((log) => `${block}-${log}`));
    expect(all.map(place)).toEqual(places.slice(0, 6));
  });

  it('given rows of all kinds, when they are read, then each has its tokens and the amounts as they were', async () => {
    const { blockNumber } = await read();
    const { rows } = await read(`?pageSize=5&cursor=${blockNumber - (blockNumber % 2) + 1}-0`);
    const token0 = { address: platformToken, symbol: 'BSCS', decimals: 18 };
    const token1 = { address: dollar, symbol: 'BUSD', decimals: 18 };
    const round = blockNumber - (blockNumber % 2);
    const { symbol, decimals } = listed!;
    expect(rows).toMatchObject([
      { kind: 'round', change: 'claimed', round, side: 'UP', amount: '6', txHash: toHash('2') },
      { kind: 'round', change: 'entered', round, side: 'UP', amount: '3' },
      { kind: 'swap', tokenIn: token0, tokenOut: token1, amountIn: '100', amountOut: '9' },
      {
        kind: 'transfer',
        direction: 'in',
        token: { address: token, symbol, decimals },
        counterparty: toAddress('c'),
        amount: String(2n ** 256n - 1n),
        blockTimestamp: blockTimestamp + round,
      },
      { kind: 'liquidity', change: 'add', token0, token1, liquidity: '4', amount0: '5', amount1: '7' },
    ]);
  });

  it('given a refunded round, and a token that is listed no more, then the rows say so', async () => {
    const { blockNumber } = await read();
    const odd = blockNumber - (blockNumber % 2) - 1;
    const { rows } = await read(`?pageSize=5&cursor=${odd + 1}-0`);
    expect(rows[0]).toMatchObject({ kind: 'round', change: 'refunded', round: odd });
    const unknown = { address: formerToken, symbol: null, decimals: null };
    expect(rows[3]).toMatchObject({ kind: 'transfer', direction: 'out', token: unknown });
  });

  it('given the followed tokens of the index, then an answer of any kind says which transfers it covers', async () => {
    expect((await read()).covers).toEqual({ transfersSince: null, transferTokens: [] });
    await api.deps.database.orm.insert(transferCoverTable).values([
      { chainId, token, sinceBlock: 12 },
      { chainId: 1, token: formerToken, sinceBlock: 99 },
    ]);
    const covers = { transfersSince: 12, transferTokens: [token] };
    const { blockNumber } = await read();
    await moveCheckpoint(api.deps.database, blockNumber + 1);
    expect((await read('?kind=swap', toAddress('7'))).covers).toEqual(covers);
  });

  it('given rows above the block of the answer, when it is read, then they wait for their block', async () => {
    const { blockNumber } = await read();
    await addBlocks(blockNumber + 1, blockNumber + 2);
    await moveCheckpoint(api.deps.database, blockNumber + 1);
    const { rows } = await read('?pageSize=1');
    expect(rows.map(({ blockNumber: number }) => number)).toEqual([blockNumber + 1]);
    await moveCheckpoint(api.deps.database, blockNumber + 2);
  });

  it('given an account that did nothing here, when its activity is read, then the list ends at once', async () => {
    expect(await read('', toAddress('7'))).toMatchObject({ rows: [], nextCursor: null });
    expect((await read('', account.toUpperCase().replace('0X', '0x'))).rows).toHaveLength(2);
  });

  it.each([
    ['/accounts/0x12/activity', 'BAD_REQUEST'],
    [path('?cursor=newest'), 'BAD_REQUEST'],
    [path('?kind=mint'), 'BAD_REQUEST'],
    [path('?pageSize=0'), 'BAD_REQUEST'],
    [path('?pageSize=501'), 'BAD_REQUEST'],
    [path('?chainId=56'), 'CHAIN_NOT_SERVED'],
  ])('given %s, when it is requested, then it is refused with %s', async (url, code) => {
    const answer = await api.app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });
});
