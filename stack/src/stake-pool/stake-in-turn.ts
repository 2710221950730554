import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { sendUntilMined } from '../chain/send-until-mined.ts';

export interface Staker {
  readonly client: ChainClient;
  readonly pool: Address;
  /** An account whose key the node holds. */
  readonly account: Address;
}

/** Open stakes from which on the newest one leaves. */
const openStakes = 3;
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
    return sendUntilMined(client, { from: account, to: address, data });
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
  await sendUntilMined(client, { from: account, to: token, data: encodeFunctionData(approve) });
  await sendUntilMined(client, { from: account, to: address, data: encodeFunctionData(enter) });
}
