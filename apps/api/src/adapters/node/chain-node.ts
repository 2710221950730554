import {
  createClient,
  erc20Abi,
  fallback,
  http,
  type Hex,
  type Log,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getBlock, getTransactionReceipt, readContract } from 'viem/actions';
import { createPredictionReads, type PredictionReads } from './prediction-reads.ts';
import { rejectWithoutAddress } from './reject-without-address.ts';
import { type SignedText, verifySignature } from './verify-signature.ts';

export type Receipt = { succeeded: boolean; logs: Log[] };
export type ChainHead = { genesisHash: Hex; blockNumber: number; blockTimestamp: number };

/** What the API asks of the chain itself: which chain it is and how far it has come, and what no table holds of a token. */
export type ChainNode = PredictionReads & {
  getHead: () => Promise<ChainHead>;
  /** In raw units; throws where the contract does not answer like a token. */
  getTokenBalance: (token: Hex, holder: Hex) => Promise<bigint>;
  getTotalSupply: (token: Hex) => Promise<bigint>;
  /** Whether an account, a contract's included, signed a text; throws where that cannot be told now. */
  isSignedBy: (signed: SignedText) => Promise<boolean>;
  /** Undefined while the transaction is in no block. */
  findReceipt: (txHash: Hex) => Promise<Receipt | undefined>;
};

/** The first of the nodes that answers, two seconds at most for each. */
export function createChainNode(rpcUrls: string[]): ChainNode {
  const open = (batch: boolean) => {
    const transports = rpcUrls.map((url) => http(url, { timeout: 2000, retryCount: 0, batch }));
    // A contract that a stranger named must not make us fetch from where it says (ERC-3668).
    return createClient({ ccipRead: false, transport: fallback(transports, { retryCount: 0 }) });
  };
  const client = open(true);
  // A signature is checked by a stranger's code: no other read shares its request and waits for it.
  const signatureClient = open(false);
  return {
    ...createPredictionReads(client),
    getTokenBalance: (address, holder) =>
      readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [holder] }).catch(
        rejectWithoutAddress,
      ),
    getTotalSupply: (address) =>
      readContract(client, { address, abi: erc20Abi, functionName: 'totalSupply' }).catch(
        rejectWithoutAddress,
      ),
    isSignedBy: (signed) => verifySignature(signatureClient, signed).catch(rejectWithoutAddress),
    findReceipt: async (hash) => {
      const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) =>
        error instanceof TransactionReceiptNotFoundError ? undefined : rejectWithoutAddress(error),
      );
      return receipt && { succeeded: receipt.status === 'success', logs: receipt.logs };
    },
    getHead: async () => {
      const [genesis, latest] = await Promise.all([
        getBlock(client, { blockNumber: 0n }),
        getBlock(client, { blockTag: 'latest' }),
      ]).catch(rejectWithoutAddress);
      return {
        genesisHash: genesis.hash,
        blockNumber: Number(latest.number),
        blockTimestamp: Number(latest.timestamp),
      };
    },
  };
}
