import { findLaunchpadDeployment, type LaunchpadDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import {
  saleCollectArea,
  type SaleCollectKind,
  toSaleCollectScope,
} from '@tradewind/db/launchpad/collect-scope';
import { findNextDelivery } from '@tradewind/db/launchpad/find-next-delivery.query';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { countWaitingCollects } from '@tradewind/db/collect/count-waiting-collects.query';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { hasPendingIntent } from '@tradewind/db/keeper/has-pending-intent.query';
import { listSaleBuyers } from '@tradewind/db/launchpad/list-sale-buyers.query';
import { listSalesToFail } from '@tradewind/db/launchpad/list-sales-to-fail.query';
import { listSalesToLevel } from '@tradewind/db/launchpad/list-sales-to-level.query';
import type { z } from 'zod';
import type { CollectGas } from '../collect/choose-affordable.ts';
import { createCollectRelayer } from '../collect/collect-relayer.ts';
import { completeCollects } from '../collect/complete-collects.ts';
import { createRelayParts } from '../collect/create-relay-parts.ts';
import { createContractCalls } from '../watch/contract-calls.ts';
import type { Watch, WatchDeps } from '../watch/watch.ts';
import { readSaleCollect } from './collect-reader.ts';
import { createDeskCall, toHex } from './create-collect-call.ts';
import { createDeliveryWatch } from './delivery-watch.ts';
import { findTally, type TallyParts } from './find-tally.ts';
import type { launchpadConfig } from './launchpad-config.ts';
import { createLaunchpadMetrics, type LaunchpadMetrics } from './launchpad-metrics.ts';
import { readBook } from './read-book.ts';
import { createSaleFailer } from './sale-failer.ts';
import { createSaleLeveller, type SaleCalls } from './sale-leveller.ts';

type Deps = WatchDeps & { config: z.output<z.ZodObject<typeof launchpadConfig>> };
type Parts = Deps & { launchpadMetrics: LaunchpadMetrics };

/** Maximum sales of a list; the figures count no more. */
const mostSales = 1_000;
const buyersPerPage = 2_000;

/** Gas of a call of the desk. It gives no buyer more than 600,000, and begins none with less than 640,000 left. */
const deskGas: CollectGas = { batch: 30_000n, usual: 80_000n, most: 650_000n };
const collectKinds = ['change', 'refund', 'tokens', 'stream'] as const;

/** Settles the sales of a chain that has any, cancels the dead ones, and collects for buyers. */
export function launchpadWatches(deps: Deps): Watch[] {
  const contracts = findLaunchpadDeployment(deps.chainId);
  if (contracts === undefined) return [];
  const parts = { ...deps, launchpadMetrics: createLaunchpadMetrics(deps.metrics.registry) };
  return [
    { name: 'launchpad.settle', intervalMs: 2_000, look: levelSales(parts) },
    { name: 'launchpad.fail', intervalMs: 5_000, look: failSales(parts) },
    { name: 'launchpad.delivery', intervalMs: 30_000, look: watchDelivery(parts) },
    { name: 'launchpad.complete', intervalMs: 500, look: completeSaleCollects(parts) },
    { name: 'launchpad.collect', intervalMs: 2_000, look: collectFromSales(parts, contracts) },
  ];
}

function levelSales(parts: Parts): Watch['look'] {
  const { chainId, database, node, config, launchpadMetrics } = parts;
  const tallyParts = tallyPartsOf(parts);
  return createSaleLeveller({
    accountsPerTally: config.TALLY_ACCOUNTS,
    getTime: async () => (await node.getHead()).timestamp,
    listWaiting: (time) => listSalesToLevel(database, { chainId, time, limit: mostSales }),
    readBook: (sale) => readBook(node, sale),
    findTally: (sale, book) => findTally(tallyParts, sale, book),
    callsOf: (sale) => callsOf(parts, sale),
    seen: (count, oldestSeconds) => {
      launchpadMetrics.waiting.set(count);
      launchpadMetrics.oldestWaiting.set(oldestSeconds);
    },
  });
}

function failSales(parts: Parts): Watch['look'] {
  const { chainId, database, node, launchpadMetrics } = parts;
  return createSaleFailer({
    getTime: async () => (await node.getHead()).timestamp,
    listDead: (time) => listSalesToFail(database, { chainId, time, limit: mostSales }),
    callsOf: (sale) => callsOf(parts, sale),
    seen: (count) => launchpadMetrics.dead.set(count),
  });
}

function watchDelivery({ chainId, database, node, launchpadMetrics }: Parts): Watch['look'] {
  return createDeliveryWatch({
    getTime: async () => (await node.getHead()).timestamp,
    findNext: () => findNextDelivery(database, { chainId }),
    seen: (seconds) => launchpadMetrics.nextDelivery.set(seconds),
  });
}

function completeSaleCollects(parts: Parts): Watch['look'] {
  return completeCollects(parts, { area: saleCollectArea, waiting: parts.launchpadMetrics.waitingCollects });
}

/** Relays the kinds of collections one after the other: each is another call of the desk. */
function collectFromSales(parts: Parts, { desk }: LaunchpadDeployment): Watch['look'] {
  const looks = collectKinds.map((kind) => relayKind(parts, desk, kind));
  const { chainId, database } = parts;
  return async () => {
    // Mostly nobody waits: one statement says so for all kinds.
    if ((await countWaitingCollects(database, { chainId, area: saleCollectArea, limit: 1 })) === 0)
      return 'idle';
    let result: 'idle' | 'busy' = 'idle';
    for (const look of looks) if ((await look()) === 'busy') result = 'busy';
    return result;
  };
}

function relayKind(parts: Parts, desk: Hex, kind: SaleCollectKind): Watch['look'] {
  const { chainId, database, node, account: from, config, launchpadMetrics } = parts;
  const policy = { from, coinPriceE18: config.SALE_COIN_PRICE };
  return createCollectRelayer({
    ...createRelayParts(parts, {
      ...toSaleCollectScope(chainId, kind),
      contract: desk,
      allowance: config.SALE_COLLECT_ALLOWANCE,
      refused: launchpadMetrics.refusedCollects,
    }),
    gas: deskGas,
    readCollect: async ({ account, item }) => {
      const sale = await findSale(database, { chainId, address: toHex(item) });
      if (sale === undefined) return { kind: 'refused', reason: 'nothing' };
      return readSaleCollect(node, sale, { kind, account }, policy);
    },
    encodeBatch: (requests) => createDeskCall(kind, requests),
  });
}

function tallyPartsOf({ chainId, database, node }: Parts): TallyParts {
  return {
    isIndexedUntil: async (time) => {
      const checkpoint = await findCheckpoint(database, { chainId });
      if (checkpoint === undefined || checkpoint.blockTimestamp < time) return false;
      return (await node.findBlockHash(checkpoint.blockNumber)) === checkpoint.blockHash;
    },
    listBuyers: (sale, after) =>
      listSaleBuyers(database, { chainId, sale, limit: buyersPerPage, ...(after && { after }) }),
  };
}

function callsOf(parts: Parts, sale: Hex): SaleCalls {
  const { chainId, database, account } = parts;
  const { wouldSucceed, requestOwn } = createContractCalls(parts, { area: 'launchpad', contract: sale });
  return {
    wouldSucceed,
    request: requestOwn,
    isPending: () => hasPendingIntent(database, { chainId, recipient: sale, account }),
  };
}
