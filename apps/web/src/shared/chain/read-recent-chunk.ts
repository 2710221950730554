import type { ContractFunctionParameters } from 'viem';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { pause } from '../time/pause.ts';
import { type ChainClient, leaveNode } from './chain-client.ts';
import { getHead } from './latest-block.ts';
import { closeLagNotice, showLagNotice } from './lag-notice.ts';
import { type Answer, readChunk } from './read-chunk.ts';

const leastPauseMs = 2500;
const spreadMs = 1000;

/** The required block of the answers, and the signal that cancels them. */
export type ChunkDemand = { readonly requiredBlock: bigint; readonly signal: AbortSignal | undefined };

/**
 * The views in one request, as of the required block or later. On a lagging node it switches to the next one. It
 * retries after 2.5 to 3.5 s, without limit, until it is answered or aborted.
 */
export async function readRecentChunk(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
  { requiredBlock, signal }: ChunkDemand,
): Promise<readonly Answer[]> {
  for (let round = 0; ; round += 1) {
    const { blockNumber, answers } = await readChunk(client, contracts);
    signal?.throwIfAborted();
    getHead(client).noteShown(blockNumber);
    if (blockNumber >= requiredBlock) {
      if (round > 0) closeLagNotice(client.chain);
      return answers;
    }
    logDetail(messages.chain.oldBlock, { blockNumber, requiredBlock });
    leaveNode(client);
    // Nodes often differ by one block; that needs no notice.
    if (round > 0) showLagNotice(client.chain, blockNumber, requiredBlock);
    await pause(leastPauseMs + Math.random() * spreadMs);
    signal?.throwIfAborted();
  }
}
