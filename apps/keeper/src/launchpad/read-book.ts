import { saleAbi as abi } from '@tradewind/abi/launchpad/sale.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ChainNode } from '../chain/chain-node.ts';

/** The sums of a sale as of the head, in raw units of the payment token. */
export type Book = { committed: bigint; buyerCount: number; isOpen: boolean };

/** Place of `Open` in `ISale.State`. */
const open = 0;
const functionName = 'book';

/** Reads the sums of a sale. */
export async function readBook(node: Pick<ChainNode, 'read'>, sale: Hex): Promise<Book> {
  const data = await node.read(sale, encodeFunctionData({ abi, functionName }));
  if (data === undefined) throw new RetryableError(`sale ${sale} does not answer`);
  const { committed, buyers, state } = decodeFunctionResult({ abi, functionName, data });
  return { committed, buyerCount: buyers, isOpen: state === open };
}
