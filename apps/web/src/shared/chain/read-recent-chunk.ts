import type { ContractFunctionParameters } from 'viem';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { type ChainClient, leaveNode } from './chain-client.ts';
import { noteShownBlock } from './latest-block.ts';
import { closeLagNotice, showLagNotice } from './lag-notice.ts';
import { type Answer, readChunk } from './read-chunk.ts';

const leastPauseMs = 2500;
const spreadMs = 1000;

/** What the answers must be: of this block or a later one, and still wanted. */
export type ChunkDemand = { readonly requiredBlock: bigint; readonly signal: AbortSignal | undefined };

/**
 * The views in one request, as of the required block. A node that has not got there is left, and the request made again
 * after 2.5 to 3.5 s, without limit: it ends with an answer, or when nobody waits for it any more.
 */
export async function readRecentChunk(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
  { requiredBlock, signal }: ChunkDemand,
): Promise<readonly Answer[]> {
  for (let round = 0; ; round += 1) {
    const { blockNumber, answers } = await readChunk(client, contracts);
    signal?.throwIfAborted();
    noteShownBlock(blockNumber);
    if (blockNumber >= requiredBlock) {
      if (round > 0) closeLagNotice();
      return answers;
    }
    logDetail(messages.chain.oldBlock, { blockNumber, requiredBlock });
    leaveNode();
    // Nodes are a block apart all the time; a person need not hear of that.
    if (round > 0) showLagNotice(blockNumber, requiredBlock);
    await pause(leastPauseMs + Math.random() * spreadMs);
    signal?.throwIfAborted();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
