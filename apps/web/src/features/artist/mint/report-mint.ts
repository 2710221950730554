import { reportedSchema } from '@tradewind/schema/nft-market/reports';
import { isAddressEqual, type Hash, parseEventLogs } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { waitUntilIndexed } from '../../../shared/live/wait-until-indexed.ts';
import type { MintOrder } from './mint-order.ts';

const patienceMs = 10_000;

/** Reports an included mint until the server has it. The work is the account's in any case: its draft has its texts. */
export async function reportMint(order: MintOrder, sentHash: Hash): Promise<void> {
  await waitUntilIndexed(sentHash, async (hash) => {
    const tokenId = await findMinted(order, hash);
    if (tokenId === undefined) return false;
    try {
      return (await report(order, hash, tokenId)).state === 'done';
    } catch (error) {
      if (error instanceof ApiError && error.isRetryable) return false;
      throw error;
    }
  });
}

/** The number of the work that a transaction minted with this file; undefined where it minted none. */
async function findMinted(
  { chain, collection, fileName }: MintOrder,
  hash: Hash,
): Promise<bigint | undefined> {
  const { artNftAbi: abi } = await import('@tradewind/abi/nft-market/art-nft.abi');
  const { logs } = await getTransactionReceipt(chain.client, { hash });
  const own = logs.filter(({ address }) => isAddressEqual(address, collection));
  const minted = parseEventLogs({ abi, eventName: 'Minted', logs: own });
  return minted.find(({ args }) => args.fileName === fileName)?.args.id;
}

function report({ chain, account, ...order }: MintOrder, txHash: Hash, tokenId: bigint) {
  return fetchFromApi({
    chain,
    path: '/Artworks',
    schema: reportedSchema,
    body: {
      txHash,
      tokenId: String(tokenId),
      fileName: order.fileName,
      ownerAddress: account,
      creatorAddress: account,
      name: order.name,
      descriptions: order.description,
      thumbnail: order.thumbnail,
    },
    timeoutMs: patienceMs,
  });
}
