import type { Database } from '@tradewind/db/database';
import { getTime } from '@tradewind/db/keeper/get-time.query';
import type { Network } from '@tradewind/rules/network/network';
import type { Logger } from 'pino';
import type { ChainNode } from './chain/chain-node.ts';
import type { Config } from './config.ts';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import { observeSender } from './observe-sender.ts';
import { createDatabaseStore } from './sender/database-store.ts';
import { createSender, type Sender } from './sender/sender.ts';
import type { Signer } from './signer/signer.ts';
import type { Write } from './write.ts';

type ChainSenderParts = {
  config: Config;
  network: Network;
  node: ChainNode;
  /** Undefined where none is configured. */
  signer: Signer | undefined;
  database: Database;
  write: Write;
  status: Status;
  metrics: Metrics;
  logger: Logger;
};

const gasMarginBps = 2_000n;
/** With doubling pauses, some minutes in all. */
const maxAttempts = 8;

/** The sender of the signer's account; without a signer it only reads the chain. */
export function createChainSender(parts: ChainSenderParts): Sender {
  const { config, network, node, signer, database, write, status, metrics, logger } = parts;
  if (signer === undefined) {
    logger.warn('no key is configured: jobs are done, nothing is sent');
    return {
      advance: async () => {
        await node.getHead();
        status.lastLookAt = performance.now();
        return 'idle';
      },
    };
  }
  logger.info({ account: signer.address }, 'sends transactions');
  return createSender({
    node,
    signer,
    store: createDatabaseStore(database, write, network.chainId),
    policy: {
      chainId: network.chainId,
      isLocal: network.isLocal,
      finalityBlocks: network.finalityBlocks,
      stuckSeconds: config.STUCK_SECONDS,
      maxFeeCap: config.MAX_FEE_GWEI,
      maxGas: config.MAX_GAS,
      gasMarginBps,
      maxInFlight: config.MAX_IN_FLIGHT,
      maxAttempts,
    },
    observer: observeSender({ status, metrics, logger, minBalance: config.MIN_BALANCE }),
    now: () => getTime(database),
  });
}
