import { setTimeout as delay } from 'node:timers/promises';
import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem';
import { getTransactionReceipt, readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { sendAs } from '../chain/send-as.ts';
import { StackError } from '../stack-error.ts';

export interface Staker {
  readonly client: ChainClient;
  readonly pool: Address;
  /** An account whose key the node holds. */
  readonly account: Address;
}

/** Open stakes from which on the newest one leaves. */
const openStakes = 3;
/** A node that was killed lost the transactions that it had not mined. */
const receiptTimeoutMs = 5_000;

/**
 * Stakes the smallest amount for the first period; takes the newest stake out again when the account has several.
 * The gas is a fixed limit: an estimate in the second of the stake is 43 below the gas of a later one, which pays a reward.
 */
export async function stakeInTurn(staker: Staker): Promise<void> {
  const { client, pool: address, account } = staker;
  const contract = { address, abi: stakePoolAbi } as const;
  const ids = await readContract(client, { ...contract, functionName: 'userStakeIds', args: [account] });
  const newest = ids.reduce((last, id) => (id > last ? id : last), 0n);
  if (ids.length >= openStakes) {
    const data = encodeFunctionData({ abi: stakePoolAbi, functionName: 'unstake', args: [[newest]] });
    return send(staker, address, data);
  }
  const [token, amount, periods] = await Promise.all([
    readContract(client, { ...contract, functionName: 'depositToken' }),
    readContract(client, { ...contract, functionName: 'minimumStake' }),
    readContract(client, { ...contract, functionName: 'stakePeriodAPRs' }),
  ]);
  const approve = { abi: erc20Abi, functionName: 'approve', args: [address, amount] } as const;
  const enter = {
    abi: stakePoolAbi,
    functionName: 'stake',
    args: [amount, periods[0]?.duration ?? 0],
  } as const;
  await send(staker, token, encodeFunctionData(approve));
  await send(staker, address, encodeFunctionData(enter));
}

async function send({ client, account: from }: Staker, to: Address, data: Hex): Promise<void> {
  const hash = await sendAs(client, { from, to, data });
  const { status } = await pollReceipt(client, hash);
  if (status !== 'success') throw new StackError(`The call of the stake pool was reverted on chain: ${hash}`);
}

/** viem reads it once a block, and the next block may be ten seconds away. */
async function pollReceipt(client: ChainClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = performance.now() + receiptTimeoutMs;
  while (performance.now() < deadline) {
    const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    });
    if (receipt !== undefined) return receipt;
    await delay(20);
  }
  throw new WaitForTransactionReceiptTimeoutError({ hash });
}
