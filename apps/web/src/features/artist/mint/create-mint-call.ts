import { encodeFunctionData } from 'viem';
import * as z from 'zod/mini';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { type MintOrder, mintFee } from './mint-order.ts';

const loadAbi = async () => (await import('@tradewind/abi/nft-market/art-nft.abi')).artNftAbi;
/** CHAIN-03: the limit of a mint; the estimate still decides whether it is sent. */
const mintGas = 850_000n;

/** Mints the file to the account for the fee. */
export async function createMintCall({ account, collection, fileName }: MintOrder): Promise<TransactionCall> {
  const abi = await loadAbi();
  const data = encodeFunctionData({ abi, functionName: 'mint', args: [account, fileName] });
  return { to: collection, data, value: mintFee, gas: mintGas };
}

/** The number of the next work of the collection. */
export async function readNextWork({ chain, collection: address }: MintOrder): Promise<bigint> {
  const abi = await loadAbi();
  const [next] = await readAnswers(chain.client, [{ address, abi, functionName: 'nextTokenId' }]);
  return z.bigint().parse(next);
}
