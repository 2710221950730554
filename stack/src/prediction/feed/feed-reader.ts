import { aggregatorProxyAbi as abi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import type { Address, Client } from 'viem';
import { readContract } from 'viem/actions';

/** Reads of a feed of the local chain; the fields are those of the contract. */
export function createFeedReader(client: Client, address: Address) {
  return {
    readLatestRound: async () => {
      const round = await readContract(client, { address, abi, functionName: 'latestRoundData' });
      return nameOutputs(abi, 'latestRoundData', round);
    },
    readRound: async (roundId: bigint) => {
      const call = { address, abi, functionName: 'getRoundData', args: [roundId] } as const;
      return nameOutputs(abi, 'getRoundData', await readContract(client, call));
    },
  };
}
