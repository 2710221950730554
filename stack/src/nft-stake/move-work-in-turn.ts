import type { NftStakeDeployment } from '@tradewind/abi/deployment';
import { genesisCollectionAbi } from '@tradewind/abi/local/genesis-collection.abi';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { ChainClient } from '../chain/connect.ts';
import { sendUntilMined } from '../chain/send-until-mined.ts';
import { readWorksOfContract } from './read-works.ts';

export interface WorkMover {
  readonly client: ChainClient;
  readonly deployment: NftStakeDeployment;
  /** An account whose key the node holds. */
  readonly account: Address;
  /** A Genesis work of the account. */
  readonly work: bigint;
}

/** Stakes the work by sending it; takes it back where it is staked. The gas is a fixed limit, as for stakes of pools. */
export async function moveWorkInTurn({ client, deployment, account, work }: WorkMover): Promise<void> {
  const { staking, genesis } = deployment;
  const staked = await readWorksOfContract(client, deployment, account);
  if (staked.includes(work.toString())) {
    const data = encodeFunctionData({ abi: nftStakingAbi, functionName: 'unstake', args: [genesis, [work]] });
    return sendUntilMined(client, { from: account, to: staking, data });
  }
  const send = { abi: genesisCollectionAbi, functionName: 'safeTransferFrom' } as const;
  const data = encodeFunctionData({ ...send, args: [account, staking, work] });
  await sendUntilMined(client, { from: account, to: genesis, data });
}
