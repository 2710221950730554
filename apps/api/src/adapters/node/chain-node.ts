import type { SessionProof } from '@tradewind/db/account/tables';
import {
  type Abi,
  BaseError,
  type Client,
  type ContractFunctionArgs,
  type ContractFunctionName,
  ContractFunctionRevertedError,
  createClient,
  erc20Abi,
  fallback,
  http,
  type Hex,
  type Log,
  type ReadContractParameters,
  type ReadContractReturnType,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getBlock, getTransaction, getTransactionReceipt, readContract } from 'viem/actions';
import { rejectWithoutAddress } from './reject-without-address.ts';
import { findProof, type SignedText } from './find-proof.ts';

export type Receipt = { succeeded: boolean; logs: Log[] };
export type ChainHead = { genesisHash: Hex; blockNumber: number; blockTimestamp: number };

/** The API's reads of the chain itself: the chain's identity and head, and token data that no table has. */
export type ChainNode = {
  getHead: () => Promise<ChainHead>;
  /** In raw units; throws where the contract does not answer as a token. */
  getTokenBalance: (token: Hex, holder: Hex) => Promise<bigint>;
  getTotalSupply: (token: Hex) => Promise<bigint>;
  /** Calls a view of a contract of an area; undefined where it reverts. */
  readContract: <
    const Contract extends Abi,
    Name extends ContractFunctionName<Contract, 'pure' | 'view'>,
    const Args extends ContractFunctionArgs<Contract, 'pure' | 'view', Name>,
  >(
    call: ReadContractParameters<Contract, Name, Args>,
  ) => Promise<ReadContractReturnType<Contract, Name, Args> | undefined>;
  /** Who signed a text for an account, on this chain; throws where this is unknown at present. */
  findProof: (signed: SignedText) => Promise<SessionProof | undefined>;
  /** Undefined while the transaction is in no block. */
  findReceipt: (txHash: Hex) => Promise<Receipt | undefined>;
  /** Whether the answering node knows the transaction, in a block or pending. */
  knowsTransaction: (txHash: Hex) => Promise<boolean>;
};

/** Requests the nodes in turn until one answers, with at most two seconds for each. */
export function createChainNode(rpcUrls: string[]): ChainNode {
  const open = (batch: boolean) => {
    const transports = rpcUrls.map((url) => http(url, { timeout: 2000, retryCount: 0, batch }));
    // An untrusted contract must not make us fetch from its URL (ERC-3668).
    return createClient({ ccipRead: false, transport: fallback(transports, { retryCount: 0 }) });
  };
  const client = open(true);
  // Untrusted code verifies the signature: no other read shares its request and waits for it.
  const signatureClient = open(false);
  return {
    getTokenBalance: (address, holder) =>
      readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [holder] }).catch(
        rejectWithoutAddress,
      ),
    getTotalSupply: (address) =>
      readContract(client, { address, abi: erc20Abi, functionName: 'totalSupply' }).catch(
        rejectWithoutAddress,
      ),
    readContract: (call) =>
      readContract(client, call).catch((error: unknown) =>
        isRevert(error) ? undefined : rejectWithoutAddress(error),
      ),
    findProof: (signed) => findProof(signatureClient, signed).catch(rejectWithoutAddress),
    findReceipt: async (hash) => {
      const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) =>
        error instanceof TransactionReceiptNotFoundError ? undefined : rejectWithoutAddress(error),
      );
      return receipt && { succeeded: receipt.status === 'success', logs: receipt.logs };
    },
    knowsTransaction: (hash) =>
      getTransaction(client, { hash }).then(
        () => true,
        (error: unknown) => (error instanceof TransactionNotFoundError ? false : rejectWithoutAddress(error)),
      ),
    getHead: () => getHead(client),
  };
}

function isRevert(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
  );
}

async function getHead(client: Client): Promise<ChainHead> {
  const [genesis, latest] = await Promise.all([
    getBlock(client, { blockNumber: 0n }),
    getBlock(client, { blockTag: 'latest' }),
  ]).catch(rejectWithoutAddress);
  return {
    genesisHash: genesis.hash,
    blockNumber: Number(latest.number),
    blockTimestamp: Number(latest.timestamp),
  };
}
