import type { NftStakeDeployment } from '@tradewind/abi/deployment';
import { genesisCollectionAbi } from '@tradewind/abi/local/genesis-collection.abi';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { StackError } from '../stack-error.ts';
import type { WorksHolder } from './plan-works.ts';

/** Checks what every account holds, what it has staked, and what that counts. */
export async function assertWorks(
  client: ChainClient,
  { staking, genesis }: NftStakeDeployment,
  holders: readonly WorksHolder[],
): Promise<void> {
  const collection = { address: genesis, abi: genesisCollectionAbi } as const;
  const contract = { address: staking, abi: nftStakingAbi } as const;
  await Promise.all(
    holders.map(async ({ address, inWallet, staked, weight }) => {
      const [balance, tokens, counted] = await Promise.all([
        readContract(client, { ...collection, functionName: 'balanceOf', args: [address] }),
        readContract(client, { ...contract, functionName: 'stakedTokens', args: [address, genesis] }),
        readContract(client, { ...contract, functionName: 'additionalPoolWeight', args: [address] }),
      ]);
      const hasStaked = tokens.length === staked.length && staked.every((id) => tokens.includes(id));
      if (balance !== BigInt(inWallet.length) || !hasStaked || counted !== weight) {
        throw new StackError(
          `The demo data did not come out as planned: ${address} has other works, staked or not.`,
        );
      }
    }),
  );
}
