import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { factoryEvents } from '@tradewind/abi/exchange/factory.events';
import {
  poolLabelTable,
  poolTable,
  shareMoveTable,
  syncTable,
  tokenTable,
} from '@tradewind/db/exchange/tables';
import { announcedBy } from '../contract/emitters.ts';
import { defineArea } from '../sync/define-area.ts';
import { exchangeEvents } from './events.ts';
import { readExchangeNotice } from './exchange-notice.ts';
import { listParties } from './list-parties.ts';
import { createNewTokenReader } from './read-new-tokens.ts';
import { toExchangeSources } from './sources.ts';
import { undoExchange } from './undo-exchange.ts';
import { writeExchange } from './write-exchange.ts';

/** Indexes factory and pair events, and derives pools, reserves and tokens. */
export const exchangeArea = defineArea({
  name: 'exchange',
  findDeployment: findExchangeDeployment,
  toSources: toExchangeSources,
  events: exchangeEvents,
  emitters: ({ factory }) => ({
    factory,
    pool: announcedBy(factory, factoryEvents.pairCreated, ({ pair }) => pair),
  }),
  tables: { ofBlocks: [syncTable, shareMoveTable], derived: [poolTable, poolLabelTable, tokenTable] },
  createReader: createNewTokenReader,
  write: writeExchange,
  listParties,
  undo: undoExchange,
  notices: async (transaction, change) => [await readExchangeNotice(transaction, change)],
});
