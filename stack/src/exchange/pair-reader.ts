import { pairAbi as abi } from '@tradewind/abi/exchange/pair.abi';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import type { Address, Client } from 'viem';
import { multicall, readContract } from 'viem/actions';

/** Reads of a pair of the local chain; the fields are those of the contract. */
export function createPairReader(client: Client, address: Address) {
  const pair = { address, abi } as const;
  return {
    readReserves: async () => {
      const reserves = await readContract(client, { ...pair, functionName: 'getReserves' });
      return nameOutputs(abi, 'getReserves', reserves);
    },
    /** Reads the reserves and what belongs to them at one block. */
    readState: async (multicallAddress: Address) => {
      const [reserves, totalSupply, rootKLast] = await multicall(client, {
        allowFailure: false,
        multicallAddress,
        contracts: [
          { ...pair, functionName: 'getReserves' },
          { ...pair, functionName: 'totalSupply' },
          { ...pair, functionName: 'rootKLast' },
        ],
      });
      return { ...nameOutputs(abi, 'getReserves', reserves), totalSupply, rootKLast };
    },
  };
}
