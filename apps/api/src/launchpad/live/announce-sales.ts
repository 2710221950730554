import { listSales } from '@tradewind/db/launchpad/list-sales.query';
import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import type { Database } from '@tradewind/db/database';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { launchpadTopic } from '@tradewind/schema/launchpad/hub-names';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Chain } from '../../chain/chain.ts';
import type { HubState } from '../../hub/hub-state.ts';
import { publishOwn } from '../../hub/publish.ts';
import { runAnnouncer } from '../../hub/run-announcer.ts';
import type { SaleChange } from '../launchpad-change.ts';
import { type AnnouncerDeps, createAnnouncer } from './announcer.ts';

/** The newest sales of a chain; an older one opened and closed long ago. */
const mostSales = 500;

type Deps = { database: Database; hub: HubState; logger: FastifyBaseLogger; chain: Chain };

/** Makes the hub publish the sales of a chain while the app listens. */
export function announceSales(app: FastifyInstance, { database, hub, logger, chain }: Deps): void {
  const { chainId } = chain;
  const topic = areaTopic(launchpadTopic, chainId);
  const announcer = createAnnouncer({
    chainId,
    readSales: () => readSales(database, chain),
    publish: (extraData, sequence) =>
      publishOwn(hub, { topic, target: 'ido_processing', extraData, isReplaceable: false }, sequence),
    now: hub.now,
  });
  const failure = { fields: { chainId }, message: 'the sales could not be looked at' };
  runAnnouncer(app, { announcer, hub, logger, failure });
}

async function readSales(
  database: Database,
  { chainId, index }: Chain,
): ReturnType<AnnouncerDeps['readSales']> {
  const { blockNumber, blockTimestamp: time } = await index.get();
  const rows = await listSales(database, { chainId, limit: mostSales });
  return { sales: rows.filter(({ state }) => state === 'open').map(toChange), blockNumber, time };
}

function toChange(sale: SaleRow): SaleChange {
  const { address, project, round, state, openAt, closeAt, payDecimals, buyerCount } = sale;
  return {
    sale: address,
    project,
    round,
    step: 'changed',
    state,
    reason: sale.cancelReason,
    openAt,
    closeAt,
    hardCap: sale.hardCap.toString(),
    payDecimals,
    committed: sale.committed.toString(),
    buyerCount,
  };
}
