import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { stakePoolFactoryEvents } from '@tradewind/abi/stake-pool/stake-pool-factory.events';
import { stakePoolTable, stakeTable } from '@tradewind/db/stake-pool/tables';
import { announcedBy } from '../contract/emitters.ts';
import { defineArea } from '../sync/define-area.ts';
import { stakePoolEvents } from './events.ts';
import { listParties } from './list-parties.ts';
import { createNewPoolReader } from './read-new-pools.ts';
import { toStakePoolSources } from './sources.ts';
import { toStakePoolNotice } from './stake-pool-notice.ts';
import { undoStakePool } from './undo-stake-pool.ts';
import { writeStakePool } from './write-stake-pool.ts';

/** Indexes the events of launch pools, and derives pools and stakes. */
export const stakePoolArea = defineArea({
  name: 'stake-pool',
  findDeployment: findStakePoolDeployment,
  toSources: toStakePoolSources,
  events: stakePoolEvents,
  emitters: ({ factory }) => ({
    factory,
    pool: announcedBy(factory, stakePoolFactoryEvents.poolCreated, ({ pool }) => pool),
  }),
  tables: { ofBlocks: [], derived: [stakePoolTable, stakeTable] },
  createReader: createNewPoolReader,
  write: writeStakePool,
  undo: undoStakePool,
  listParties,
  notices: (_, { source, rows }) => Promise.resolve([toStakePoolNotice(rows, source.to)]),
});
