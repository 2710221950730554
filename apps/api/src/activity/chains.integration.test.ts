import { poolTable, shareMoveTable, swapTable, tokenTable } from '@tradewind/db/exchange/tables';
import { claimedTable, enteredTable, roundTable } from '@tradewind/db/prediction/tables';
import { tokenTransferTable, transferCoverTable } from '@tradewind/db/token-list/tables';
import { type ActivityRow, accountActivitySchema } from '@tradewind/schema/activity/account-activity';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { startModelNode } from '../../test/model-node.ts';
import {
  blockTimestamp,
  chainId,
  listedPool,
  moveCheckpoint,
  platformToken,
  seedIndex,
} from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

const otherId = 31338;
/** Of no row of `seedIndex`. */
const trader = toAddress('3');
let api: Awaited<ReturnType<typeof startTestApi>>;
let otherNode: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  otherNode = await startModelNode();
  api = await startTestApi({ CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: otherNode.url });
  const { database } = api.deps;
  await seedIndex(database);
  const { orm } = database;
  for (const table of [tokenTable, poolTable] as const) {
    const rows = await orm.select().from(table);
    await orm.insert(table).values(rows.map((row) => ({ ...row, chainId: otherId })));
  }
  await seedActivity({ chainId, blockNumber: 8, txHash: toHash('2'), amount: 3n });
  await seedActivity({ chainId: otherId, blockNumber: 70, txHash: toHash('7'), amount: 5n });
  await moveCheckpoint(database, 77, toHash('7'), otherId);
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

type Seed = { chainId: number; blockNumber: number; txHash: `0x${string}`; amount: bigint };

/** One row of the trader in each list, of the same log on both chains, and a followed token. */
async function seedActivity({ amount, ...of }: Seed): Promise<void> {
  const { orm } = api.deps.database;
  const at = { ...of, blockHash: toHash('9'), blockTimestamp, account: trader };
  const sums = { deposited0: amount, deposited1: amount, withdrawn0: 0n, withdrawn1: 0n, depthE18: 6n };
  const position = { ...sums, shares: amount, since: 1, isComplete: true, totalSupply: 10n, rootKLast: 9n };
  const move = { kind: 'add' as const, pool: listedPool, moved: amount, amount0: amount, amount1: amount };
  await orm.insert(shareMoveTable).values({ ...at, ...position, ...move, logIndex: 2 });
  const transfer = { token: platformToken, counterparty: toAddress('c'), isIncoming: true, amount };
  await orm.insert(tokenTransferTable).values({ ...at, ...transfer, logIndex: 5 });
  const flows = { amount0In: amount, amount1In: 0n, amount0Out: 0n, amount1Out: 9n, volumeUsdE18: null };
  const swap = { ...flows, pool: listedPool, sender: toAddress('c'), recipient: trader };
  await orm.insert(swapTable).values({ ...at, ...swap, logIndex: 7 });
  const round = { epoch: 4, totalUp: amount, totalDown: 3n };
  await orm.insert(enteredTable).values({ ...at, ...round, isUp: true, amount, logIndex: 9 });
  const payment = { epoch: 4, amount, recipient: trader, relayer: toAddress('c') };
  await orm.insert(claimedTable).values({ ...at, ...payment, logIndex: 11 });
  await orm.insert(roundTable).values({
    ...round,
    chainId: of.chainId,
    entryCount: 2,
    fee: 0n,
    outcome: of.chainId === chainId ? 'up' : 'tie',
  });
  const cover = { chainId: of.chainId, token: toAddress(of.chainId === chainId ? 'd' : 'e') };
  await orm.insert(transferCoverTable).values({ ...cover, sinceBlock: of.blockNumber });
}

const queries = ['', `?chainId=${chainId}`, `?chainId=${otherId}`];
const ofChains = <Value>(home: Value, other: Value) => [home, home, other];

async function read(query: string) {
  const answer = await api.app.inject(`/accounts/${trader}/activity${query}`);
  return successSchema(accountActivitySchema).parse(answer.json()).data;
}

function toFacts(row: ActivityRow): unknown[] {
  const { kind, blockNumber, txHash } = row;
  if (kind === 'swap') return [kind, blockNumber, txHash, row.amountIn];
  if (kind === 'liquidity') return [kind, blockNumber, txHash, row.liquidity];
  return [kind === 'round' ? row.change : kind, blockNumber, txHash, row.amount];
}

/** Of the rows of `seedActivity`, newest first. */
function listFacts(payment: string, ...facts: unknown[]): unknown[][] {
  return [payment, 'entered', 'swap', 'transfer', 'liquidity'].map((kind) => [kind, ...facts]);
}

it('[TX-05] given an account with a row of each kind on two chains, when its activity is read, then each chain has its own rows and cover', async () => {
  const answers = await Promise.all(queries.map(read));
  expect(answers.map(({ blockNumber, covers }) => [blockNumber, covers])).toEqual(
    ofChains(
      [10, { transfersSince: 8, transferTokens: [toAddress('d')] }],
      [77, { transfersSince: 70, transferTokens: [toAddress('e')] }],
    ),
  );
  expect(answers.map(({ rows }) => rows.map(toFacts))).toEqual(
    ofChains(listFacts('claimed', 8, toHash('2'), '3'), listFacts('refunded', 70, toHash('7'), '5')),
  );
});

it.each(['swap', 'liquidity', 'transfer', 'round'])(
  '[TX-05] given the kind %s, when both chains are read, then each has its own rows alone',
  async (kind) => {
    const answers = await Promise.all(
      queries.map((query) => read(`${query}${query ? '&' : '?'}kind=${kind}`)),
    );
    const blocks = answers.map(({ rows }) => [...new Set(rows.map(({ blockNumber }) => blockNumber))]);
    expect(blocks).toEqual(ofChains([8], [70]));
  },
);
