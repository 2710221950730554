import type { EventTable } from '@tradewind/db/column/event-table';
import type { Database, Transaction } from '@tradewind/db/database';
import type { NewNotice } from '@tradewind/db/relay/notice-kind';
import { and, eq, gt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AreaEvents, RowsOf } from '../contract/define-events.ts';
import { type Emitters, listContracts } from '../contract/emitters.ts';
import { createRowReader, type RowReader } from '../contract/read-rows.ts';
import { deleteRows } from '../delete-rows.ts';
import type { Log } from '../rpc/schema.ts';
import type { Area, AreaChange, Around, Party, Position } from './area.ts';
import type { BlockSource } from './block-source.ts';

/**
 * The contracts of an area on a chain, and the block before which they emitted nothing: undefined where the area
 * begins with the others.
 */
type Deployed = { startBlock: bigint | undefined };
/** Plain values, a part of the deployment's hash: other sources mean another index. */
type Sourced = { chainId: number };

/** New rows of an area's events, with the blocks that they come from and the facts that its reader adds. */
export type Change<Sources, Rows, Facts> = {
  sources: Sources;
  source: BlockSource;
  rows: Rows;
  facts: Facts;
};
/** Recomputes derived rows once the event rows above an ancestor are deleted. */
export type Repair = () => Promise<void>;

/** An area of the index. The frame inserts, deletes and clears the rows of its events. */
type AreaDefinition<
  Deployment extends Deployed,
  Sources extends Sourced,
  Events extends AreaEvents,
  Facts,
> = {
  name: string;
  /** Undefined on a chain without the area. */
  findDeployment: (chainId: number) => Deployment | undefined;
  toSources: (deployment: Deployment) => Sources;
  events: Events;
  emitters: (sources: Sources) => Emitters<Events>;
  /** Tables whose rows the area writes: those of blocks are deleted on undo, all when the chain is cleared. */
  tables: { ofBlocks: readonly EventTable[]; derived: readonly PgTable[] };
  /** One reader a chain: it reads more for new rows, before the transaction. */
  createReader: (
    sources: Sources,
    database: Database,
  ) => (source: BlockSource, rows: RowsOf<Events>) => Promise<Facts>;
  /** Called after the rows of events with a table are inserted. */
  write?: (
    transaction: Transaction,
    change: Change<Sources, RowsOf<Events>, Facts>,
    around: Around,
  ) => Promise<void>;
  /** The accounts that the rows are of: their token transfers of these transactions are parts of the rows. */
  listParties?: (rows: RowsOf<Events>) => readonly Party[];
  /** Derives rows from those of earlier areas: called for every range of blocks, with or without events. */
  derive?: (
    transaction: Transaction,
    sources: Sources,
    blocks: { from: number; to: number; isFirst: boolean },
  ) => Promise<void>;
  /** Called before the event rows above the ancestor are deleted. */
  undo?: (transaction: Transaction, sources: Sources, ancestor: Position) => Promise<Repair | undefined>;
  /** Updates the rows derived from the whole state, after blocks were added or undone. */
  refresh?: (transaction: Transaction, sources: Sources, checkpoint: Position) => Promise<void>;
  /** The notices of these rows to live clients; read after they are written. */
  notices?: (
    transaction: Transaction,
    change: Change<Sources, RowsOf<Events>, Facts>,
  ) => Promise<readonly NewNotice[]>;
};

/** An area on one chain. */
export type ChainArea = { name: string; sources: object; open: (database: Database) => Area };

/** An entry of the list in areas.ts. */
export type AreaEntry = {
  name: string;
  /** Undefined on a chain without the area. */
  find: (chainId: number) => { startBlock: number | undefined; area: ChainArea } | undefined;
};

/** For an area that needs nothing but its rows. */
export const readNothing = () => () => Promise.resolve(undefined);

export function defineArea<
  Deployment extends Deployed,
  Sources extends Sourced,
  Events extends AreaEvents,
  Facts,
>(definition: AreaDefinition<Deployment, Sources, Events, Facts>) {
  const { name, findDeployment, toSources } = definition;
  const on = (sources: Sources): ChainArea => ({
    name,
    sources,
    open: (database) => openArea(definition, sources, database),
  });
  const findDeployed = (chainId: number) => {
    const deployment = findDeployment(chainId);
    if (deployment === undefined) return undefined;
    const { startBlock } = deployment;
    return {
      startBlock: startBlock === undefined ? undefined : Number(startBlock),
      sources: toSources(deployment),
    };
  };
  const find: AreaEntry['find'] = (chainId) => {
    const deployed = findDeployed(chainId);
    return deployed && { startBlock: deployed.startBlock, area: on(deployed.sources) };
  };
  const findSources = (chainId: number) => findDeployed(chainId)?.sources;
  return { name, find, findSources, on, emitters: definition.emitters };
}

function openArea<Deployment extends Deployed, Sources extends Sourced, Events extends AreaEvents, Facts>(
  definition: AreaDefinition<Deployment, Sources, Events, Facts>,
  sources: Sources,
  database: Database,
): Area {
  const { name, events, tables, undo, refresh } = definition;
  const { chainId } = sources;
  const emitters = definition.emitters(sources);
  const reader = {
    readRows: createRowReader(chainId, events, emitters),
    readFacts: definition.createReader(sources, database),
  };
  const ofBlocks = [...listTables(events), ...tables.ofBlocks];
  return {
    name,
    contracts: listContracts(events, emitters),
    read: (source, logs) => readChange(definition, { sources, ...reader }, { source, logs }),
    undo: async (transaction, ancestor) => {
      const repair = await undo?.(transaction, sources, ancestor);
      for (const table of ofBlocks)
        await transaction
          .delete(table)
          .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor.blockNumber)));
      await repair?.();
    },
    refresh: async (transaction, checkpoint) => {
      await refresh?.(transaction, sources, checkpoint);
    },
    clear: async (transaction) => {
      for (const table of [...ofBlocks, ...tables.derived]) await deleteRows(transaction, table, { chainId });
    },
  };
}

type Reader<Sources, Events extends AreaEvents, Facts> = {
  sources: Sources;
  readRows: RowReader<Events>;
  readFacts: (source: BlockSource, rows: RowsOf<Events>) => Promise<Facts>;
};

async function readChange<
  Deployment extends Deployed,
  Sources extends Sourced,
  Events extends AreaEvents,
  Facts,
>(
  { write, derive, notices, listParties }: AreaDefinition<Deployment, Sources, Events, Facts>,
  { sources, readRows, readFacts }: Reader<Sources, Events, Facts>,
  { source, logs }: { source: BlockSource; logs: readonly Log[] },
): Promise<AreaChange> {
  const { from, to } = source;
  const deriveRows = async (transaction: Transaction, { isFirst }: Around): Promise<void> => {
    await derive?.(transaction, sources, { from, to, isFirst });
  };
  if (logs.length === 0) return { eventCount: 0, write: deriveRows };
  const { rows, insert } = readRows(logs, await source.getBlocks(logs));
  const facts = await readFacts(source, rows);
  const change = { sources, source, rows, facts };
  return {
    eventCount: logs.length,
    ...(listParties && { parties: listParties(rows) }),
    write: async (transaction, around) => {
      await insert(transaction);
      await write?.(transaction, change, around);
      await deriveRows(transaction, around);
    },
    ...(notices && { notices: (transaction: Transaction) => notices(transaction, change) }),
  };
}

function listTables(events: AreaEvents): EventTable[] {
  const rules = Object.values(events).flatMap((group) => Object.values(group));
  return [...new Set(rules.flatMap(({ table }) => table ?? []))];
}
