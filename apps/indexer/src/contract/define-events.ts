import type { ContractEvent } from '@tradewind/abi/event';
import type { EventTable } from '@tradewind/db/column/event-table';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { getTableColumns } from 'drizzle-orm';
import type { Log } from '../rpc/schema.ts';
import type { EventColumns } from './event-columns.ts';

/** The emitter of a log, and the account that sent its transaction. */
export type Origin = { address: Hex; from: Hex };

/** An event of an area: the columns of its rows, and their table. */
export type EventRule<Columns extends object = object> = {
  selector: Hex;
  /** Whether a log with the selector is one of the event: always, where absent (`lenient`). */
  isOwn?: (log: Log) => boolean;
  toColumns: (log: Log, from: Hex) => Columns;
  /** Undefined where the area writes other rows from these. */
  table: EventTable | undefined;
};

/** The events of an area by emitter, then by the name of their rows, which is unique in the area. */
export type AreaEvents = Record<string, Record<string, EventRule>>;

/** The rows of an area's events, each list in chain order. */
export type RowsOf<Events extends AreaEvents> = {
  [Name in keyof Merged<Events[keyof Events]>]: (ColumnsOf<Merged<Events[keyof Events]>[Name]> &
    EventColumns)[];
};

type ColumnsOf<Rule> = Rule extends EventRule<infer Columns> ? Columns : never;
type Merged<Group> = (Group extends unknown ? (group: Group) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The columns of a table beside those of every event. */
type OwnColumns<Table extends EventTable> = Omit<Table['$inferInsert'], keyof EventColumns>;

/** Arguments with the names of the columns; a bigint becomes a number where the column is one. */
type Fitting<Columns> = {
  [Name in keyof Columns]: number extends Columns[Name] ? Columns[Name] | bigint : Columns[Name];
};

/** An event with a table. `toColumns` may be absent where the arguments have names and types of the columns. */
export function stored<Table extends EventTable>(
  event: ContractEvent<Fitting<OwnColumns<Table>>>,
  table: Table,
): EventRule<OwnColumns<Table>>;
export function stored<Args extends object, Table extends EventTable, Columns extends OwnColumns<Table>>(
  event: ContractEvent<Args>,
  table: Table,
  toColumns: (args: Args, origin: Origin) => Columns,
): EventRule<Columns>;
export function stored<Args extends object>(
  event: ContractEvent<Args>,
  table: EventTable,
  toColumns: (args: Args, origin: Origin) => object = createNumberConverter(table),
): EventRule {
  return { ...unstored(event, toColumns), table };
}

/** An event without a table of its own: the area writes other rows from its rows. */
export function unstored<Args extends object, Columns extends object>(
  event: ContractEvent<Args>,
  toColumns: (args: Args, origin: Origin) => Columns,
): EventRule<Columns> {
  return {
    selector: event.selector,
    toColumns: (log, from) => toColumns(decodeLog(event, log), { address: log.address, from }),
    table: undefined,
  };
}

/**
 * An event of static values of a contract that is not ours: what its logs have after these topics and words is
 * ignored, as the general decoder does. A log that is too short stays a fault of the node.
 */
export function foreign<Args extends object>(
  event: ContractEvent<Args>,
  { topicCount, wordCount }: { topicCount: number; wordCount: number },
): ContractEvent<Args> {
  return {
    selector: event.selector,
    decode: ({ topics, data }) =>
      event.decode({
        topics: topics.slice(0, topicCount),
        data: `0x${data.slice(2, 2 + 64 * wordCount)}`,
      }),
  };
}

/**
 * An event of a contract that anybody may have written, without a table of its own: a log of another shape, as
 * the Transfer of an ERC-721, is none of this event and has no row. So no token ends the index of its chain.
 */
export function lenient<Args extends object, Columns extends object>(
  event: ContractEvent<Args>,
  toColumns: (args: Args, origin: Origin) => Columns,
): EventRule<Columns> {
  return { ...unstored(event, toColumns), isOwn: (log) => event.decode(log) !== undefined };
}

/** The arguments of an event. Our contracts emit no other shape, so another one is a fault of the node. */
export function decodeLog<Args extends object>(event: ContractEvent<Args>, log: Log): Args {
  const args = event.decode(log);
  if (args === undefined)
    throw new RetryableError(
      `log ${log.logIndex} of block ${log.blockNumber} is cut short, lacks a topic or has too much`,
    );
  return args;
}

function createNumberConverter(table: EventTable): (args: object) => object {
  const numbers = Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) =>
    dataType === 'number' ? name : [],
  );
  return (args) => {
    const columns: Record<string, unknown> = { ...args };
    for (const name of numbers) if (typeof columns[name] === 'bigint') columns[name] = Number(columns[name]);
    return columns;
  };
}
