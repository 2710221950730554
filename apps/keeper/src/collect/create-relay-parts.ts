import type { CollectScope } from '@tradewind/db/collect/collect-request';
import { listWaitingCollects } from '@tradewind/db/collect/list-waiting-collects.query';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Counter } from '@prometheus-io/client';
import { createContractCalls } from '../watch/contract-calls.ts';
import type { WatchDeps } from '../watch/watch.ts';
import type { RelayParts } from './collect-relayer.ts';
import { keepDecision } from './keep-decision.ts';

/** The collections of a kind, and the contract that pays them. */
type Relayed = Pick<CollectScope, 'area' | 'kind'> & {
  contract: Hex;
  /** Maximum cost of a collection in wei beyond its earnings. */
  allowance: bigint;
  /** Counts the refused ones. */
  refused: Counter<'reason'>;
};

/** The parts of a relay that are the same in every area. */
export function createRelayParts(
  deps: WatchDeps,
  { area, kind, contract, allowance, refused }: Relayed,
): RelayParts {
  const { chainId, database, node, write } = deps;
  return {
    allowance,
    estimateGas: createContractCalls(deps, { area, contract }).estimateGas,
    listWaiting: (limit) => listWaitingCollects(database, { chainId, area, kind, limit }),
    getGasPrice: async () => {
      const [{ baseFeePerGas }, priorityFee] = await Promise.all([node.getHead(), node.getPriorityFee()]);
      return baseFeePerGas + priorityFee;
    },
    keep: async (decision) => {
      const isKept = await keepDecision(write, { chainId, area, recipient: contract }, decision);
      if (isKept) for (const { reason } of decision.refused) refused.inc({ reason });
      return isKept;
    },
  };
}
