import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleFactoryEvents } from '@tradewind/abi/launchpad/sale-factory.events';
import { monthlySaleTable, saleBuyerTable, saleTable } from '@tradewind/db/launchpad/tables';
import { announcedBy } from '../contract/emitters.ts';
import { defineArea, readNothing } from '../sync/define-area.ts';
import { launchpadEvents } from './events.ts';
import { readLaunchpadNotice } from './launchpad-notice.ts';
import { listParties } from './list-parties.ts';
import { toLaunchpadSources } from './sources.ts';
import { undoLaunchpad } from './undo-launchpad.ts';
import { writeLaunchpad } from './write-launchpad.ts';

/** Indexes the events of token sales, and derives sales and buyers. */
export const launchpadArea = defineArea({
  name: 'launchpad',
  findDeployment: findLaunchpadDeployment,
  toSources: toLaunchpadSources,
  events: launchpadEvents,
  emitters: ({ factory, monthlySale }) => ({
    factory,
    sale: announcedBy(factory, saleFactoryEvents.saleCreated, ({ sale }) => sale),
    monthlySale: monthlySale === undefined ? [] : monthlySale,
  }),
  tables: { ofBlocks: [], derived: [saleTable, saleBuyerTable, monthlySaleTable] },
  createReader: readNothing,
  write: writeLaunchpad,
  undo: undoLaunchpad,
  listParties,
  notices: async (transaction, change) => [await readLaunchpadNotice(transaction, change)],
});
