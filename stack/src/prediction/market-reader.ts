import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import type { Address, Client } from 'viem';
import { readContract } from 'viem/actions';

/** The block that is read: the latest one by default. */
type At = { readonly blockTag?: 'pending' };

/** Reads of a market of the local chain; the fields are those of the contract. */
export function createMarketReader(client: Client, address: Address) {
  const market = { address, abi } as const;
  return {
    readRound: async (epoch: number, at: At = {}) => {
      const call = { ...market, functionName: 'rounds', args: [BigInt(epoch)], ...at } as const;
      return nameOutputs(abi, 'rounds', await readContract(client, call));
    },
    readBoundary: async (boundary: number) => {
      const call = { ...market, functionName: 'boundaries', args: [BigInt(boundary)] } as const;
      return nameOutputs(abi, 'boundaries', await readContract(client, call));
    },
    readPosition: async (epoch: number, account: Address, at: At = {}) => {
      const call = { ...market, functionName: 'positions', args: [BigInt(epoch), account], ...at } as const;
      return nameOutputs(abi, 'positions', await readContract(client, call));
    },
    readClaimable: (epoch: number, account: Address): Promise<bigint> =>
      readContract(client, { ...market, functionName: 'claimable', args: [BigInt(epoch), account] }),
  };
}
