import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Outcome, outcomes, type Stake } from '@tradewind/rules/prediction/round';
import { getBalance, getContractEvents, readContract } from 'viem/actions';
import { connectChain } from '../../chain/connect.ts';
import { StackError } from '../../stack-error.ts';

export interface Position extends Stake {
  readonly account: string;
  /** The collected amount in wei. */
  claimed: bigint | undefined;
}

export interface Round {
  readonly positions: Position[];
  outcome: Outcome;
  fee: bigint;
}

/** The market's state from its events up to a block, with the contract's own totals at that block. */
export interface Books {
  readonly rounds: ReadonlyMap<number, Round>;
  /** Credits of accounts that rejected the coin, not yet withdrawn. */
  readonly pending: bigint;
  /** Fees that were sent to the treasury. */
  readonly swept: bigint;
  readonly balance: bigint;
  readonly treasuryAccrued: bigint;
}

/** Sums up every event of the market from the first block on. */
export async function readBooks(rpcUrl: string, blockNumber: bigint): Promise<Books> {
  const deployment = findPredictionDeployment(31_337);
  if (deployment === undefined) throw new StackError('The local chain has no prediction market.');
  const client = connectChain(rpcUrl);
  const { market: address } = deployment;
  const [events, balance, treasuryAccrued] = await Promise.all([
    getContractEvents(client, { address, abi, strict: true, fromBlock: 0n, toBlock: blockNumber }),
    getBalance(client, { address, blockNumber }),
    readContract(client, { address, abi, functionName: 'treasuryAccrued', blockNumber }),
  ]);
  const rounds = new Map<number, Round>();
  const sums = { pending: 0n, swept: 0n };
  for (const { eventName, args } of events) {
    if (eventName === 'Credited') sums.pending += args.amount;
    if (eventName === 'PendingWithdrawn') sums.pending -= args.amount;
    if (eventName === 'TreasurySwept') sums.swept += args.amount;
    if (eventName === 'Entered') {
      const { account, amount, up: isUp } = args;
      const position = { account: account.toLowerCase(), amount, isUp, claimed: undefined };
      findRound(rounds, args.epoch).positions.push(position);
    }
    if (eventName === 'RoundSettled')
      Object.assign(findRound(rounds, args.epoch), { outcome: outcomes[args.outcome], fee: args.fee });
    if (eventName === 'Claimed') {
      const account = args.account.toLowerCase();
      const position = findRound(rounds, args.epoch).positions.find((one) => one.account === account);
      if (position?.claimed !== undefined || position === undefined)
        throw new StackError(`round ${args.epoch}: ${account} was paid twice, or for nothing`);
      position.claimed = args.amount;
    }
  }
  return { rounds, ...sums, balance, treasuryAccrued };
}

function findRound(rounds: Map<number, Round>, epoch: bigint): Round {
  const round = rounds.get(Number(epoch)) ?? { positions: [], outcome: 'pending', fee: 0n };
  rounds.set(Number(epoch), round);
  return round;
}
