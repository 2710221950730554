import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { toAddressKey } from '@tradewind/rules/network/address';
import type { MonthlyTerms } from '@tradewind/rules/launchpad/monthly-order';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { createBlockStore } from '../indexing/block-store.ts';

/** After a read without an answer, so long no node is requested: calls do not grow with requests. */
const pauseMs = 2_000;

/** Terms of a sale with monthly release, with the token that it sells. */
export type MonthlySaleTerms = MonthlyTerms & { token: Hex; tokenDecimals: number };
/** What the contract holds at the block of the index, in raw tokens. */
export type MonthlyStanding = { isStopped: boolean; freeTokens: bigint; reservedTokens: bigint };

/** Reads the contract of a chain's sale; undefined while no node answers, or where its token does not. */
export type MonthlyReader = {
  findTerms: () => Promise<MonthlySaleTerms | undefined>;
  findStanding: () => Promise<MonthlyStanding | undefined>;
};

/**
 * Terms have no event and never change: they are read once. Free tokens follow from a balance, which a plain transfer
 * changes: they are read at the block of the index, and kept for it.
 */
export function createMonthlyReader(
  { index, node }: Pick<Chain, 'index' | 'node'>,
  { now }: Pick<ApiDeps, 'now'>,
  address: Hex,
): MonthlyReader {
  const standings = createBlockStore<MonthlyStanding>(index, { maxWeight: 1, measure: () => 1 });
  let terms: MonthlySaleTerms | undefined;
  let pausedUntilMs = 0;
  const read = async <Value>(request: () => Promise<Value>): Promise<Value> => {
    if (now().getTime() < pausedUntilMs) throw new RangeError('the nodes are not requested now');
    return request().catch((cause: unknown) => {
      pausedUntilMs = now().getTime() + pauseMs;
      throw cause;
    });
  };
  return {
    findTerms: async () => {
      terms ??= await read(() => readTerms(node, address)).catch(() => undefined);
      return terms;
    },
    findStanding: () =>
      standings
        .get(address, async () => {
          const { blockNumber } = await index.get();
          return read(() => readStanding(node, address, BigInt(blockNumber)));
        })
        .then(
          ({ value }) => value,
          () => undefined,
        ),
  };
}

async function readTerms(node: Chain['node'], address: Hex): Promise<MonthlySaleTerms> {
  const contract = { address, abi: monthlySaleAbi } as const;
  const token = requireAnswer(await node.readContract({ ...contract, functionName: 'token' }));
  const [tokensPerCoin, firstBps, months, minimum, tokenDecimals] = await Promise.all([
    node.readContract({ ...contract, functionName: 'tokensPerCoin' }),
    node.readContract({ ...contract, functionName: 'firstBps' }),
    node.readContract({ ...contract, functionName: 'months' }),
    node.readContract({ ...contract, functionName: 'minimum' }),
    node.readContract({ address: token, abi: erc20Abi, functionName: 'decimals' }),
  ]);
  return {
    token: toAddressKey(token),
    tokensPerCoin: requireAnswer(tokensPerCoin),
    firstBps: requireAnswer(firstBps),
    months: requireAnswer(months),
    minimum: requireAnswer(minimum),
    tokenDecimals: requireAnswer(tokenDecimals),
  };
}

async function readStanding(
  node: Chain['node'],
  address: Hex,
  blockNumber: bigint,
): Promise<MonthlyStanding> {
  const contract = { address, abi: monthlySaleAbi, blockNumber } as const;
  const [isStopped, freeTokens, reservedTokens] = await Promise.all([
    node.readContract({ ...contract, functionName: 'isStopped' }),
    node.readContract({ ...contract, functionName: 'freeTokens' }),
    node.readContract({ ...contract, functionName: 'reserved' }),
  ]);
  return {
    isStopped: requireAnswer(isStopped),
    freeTokens: requireAnswer(freeTokens),
    reservedTokens: requireAnswer(reservedTokens),
  };
}

function requireAnswer<Value>(answer: Value | undefined): Value {
  if (answer === undefined) throw new RangeError('the monthly sale did not answer');
  return answer;
}
