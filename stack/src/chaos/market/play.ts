import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { parseEther } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { getBlock, waitForTransactionReceipt, writeContract } from 'viem/actions';
import { type ChainClient, connectChain } from '../../chain/connect.ts';
import { pushPrice } from '../../prediction/feed/push-price.ts';
import { StackError } from '../../stack-error.ts';

export interface Bet {
  readonly epoch: number;
  readonly isUp: boolean;
  /** Wei. */
  readonly amount: bigint;
}

/** Test control of the local chain's market: its time, its prices and its players. */
export interface Play {
  readonly client: ChainClient;
  readonly deployment: PredictionDeployment;
  readonly toLockTime: (epoch: number) => number;
  readonly readTime: () => Promise<number>;
  readonly readOpenEpoch: () => Promise<number>;
  /** Moves the chain's clock to the time, unless it is already later; the clock continues from there. */
  readonly moveTo: (time: number) => Promise<void>;
  /** Writes a price in dollars to the feed, in its own block. */
  readonly push: (dollars: number) => Promise<void>;
  /** Passes a boundary and writes its price to the feed in time. */
  readonly passBoundary: (boundary: number, dollars: number) => Promise<void>;
  /** Opens a round with nearly all of its 300 seconds left; returns its epoch. */
  readonly openRound: () => Promise<number>;
  /** Stakes and waits for the block. */
  readonly enter: (player: PrivateKeyAccount, bet: Bet) => Promise<`0x${string}`>;
}

const chainId = 31_337;
const priceScale = 1e8;
/** Seconds between a boundary and the feed's price. */
const pushAfter = 2;
const usualDollars = 600;

export function createPlay(rpcUrl: string): Play {
  const deployment = findPredictionDeployment(chainId);
  if (deployment === undefined) throw new StackError('The local chain has no prediction market.');
  const client = connectChain(rpcUrl);
  const genesis = Number(deployment.genesis);
  const toLockTime = (epoch: number) => computeLockTime(genesis, epoch);
  const readTime = async () => Number((await getBlock(client)).timestamp);
  const readOpenEpoch = async () => computeOpenEpoch(genesis, await readTime());
  const moveTo = async (time: number) => {
    if ((await readTime()) >= time) return;
    await client.setNextBlockTimestamp({ timestamp: BigInt(time) });
    await client.mine({ blocks: 1 });
  };
  const push = async (dollars: number) => {
    const isPushed = await pushPrice(client, deployment.feed, BigInt(Math.round(dollars * priceScale)));
    if (!isPushed) throw new StackError('Prices wait for a block.');
    await client.mine({ blocks: 1 });
  };
  const passBoundary = async (boundary: number, dollars: number) => {
    await moveTo(toLockTime(boundary) + pushAfter);
    await push(dollars);
  };
  return {
    client,
    deployment,
    toLockTime,
    readTime,
    readOpenEpoch,
    moveTo,
    push,
    passBoundary,
    openRound: async () => {
      const epoch = (await readOpenEpoch()) + 1;
      await passBoundary(epoch - 1, usualDollars);
      return epoch;
    },
    enter: (player, bet) => enter(client, deployment.market, player, bet),
  };
}

async function enter(
  client: ChainClient,
  market: `0x${string}`,
  account: PrivateKeyAccount,
  { epoch, isUp, amount }: Bet,
): Promise<`0x${string}`> {
  const hash = await writeContract(client, {
    address: market,
    abi,
    account,
    chain: null,
    functionName: 'enter',
    args: [BigInt(epoch), isUp],
    value: amount,
  });
  const { status } = await waitForTransactionReceipt(client, { hash });
  if (status !== 'success') throw new StackError(`The stake was reverted on chain: ${hash}`);
  return hash;
}

/** Creates a player with ten coins. */
export async function createPlayer(client: ChainClient): Promise<PrivateKeyAccount> {
  const player = privateKeyToAccount(generatePrivateKey());
  await client.setBalance({ address: player.address, value: parseEther('10') });
  return player;
}
