import { type EventLog, getTopic, getWord, hasShape, toAddress } from '@tradewind/abi/event';
import { erc20Events } from '@tradewind/abi/standard/erc20.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { eventTable } from '@tradewind/db/column/event-table';
import { hexBytes } from '@tradewind/db/column/hex-bytes';
import { uint256 } from '@tradewind/db/column/uint256';
import { integer } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Block, Log } from '../rpc/schema.ts';
import { type AreaEvents, lenient, stored, unstored } from './define-events.ts';
import { announcedBy, type Emitters, listContracts } from './emitters.ts';
import { createRowReader } from './read-rows.ts';

const address = (digit: string): Hex => `0x${digit.repeat(40)}`;
const word = (value: bigint | Hex): Hex => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const [factory, vault, pool, alice] = [address('f'), address('e'), address('1'), address('a')];
const [blockHash, txHash] = [word(1n), word(2n)];
const block: Block = {
  number: 5,
  hash: blockHash,
  parentHash: word(0n),
  timestamp: 50,
  logsBloom: '0x',
  transactions: [{ hash: txHash, from: alice }],
};
const blocks = new Map([[5, block]]);
const toLog = (emitter: Hex, topics: Hex[], data: Hex, logIndex = 0): Log => ({
  address: emitter,
  blockHash,
  transactionHash: txHash,
  blockNumber: 5,
  logIndex,
  topics,
  data,
});
const key = { chainId: 7, blockNumber: 5, logIndex: 0, blockHash, blockTimestamp: 50, txHash };

const createdEvent = {
  selector: word(0xc1n),
  decode: (log: EventLog) =>
    hasShape(log, 3, 2)
      ? {
          token0: toAddress(getTopic(log, 1)),
          token1: toAddress(getTopic(log, 2)),
          pair: toAddress(getWord(log, 0)),
          count: BigInt(getWord(log, 1)),
        }
      : undefined,
};
const syncedEvent = {
  selector: word(0xc2n),
  decode: (log: EventLog) =>
    hasShape(log, 1, 2) ? { first: BigInt(getWord(log, 0)), second: BigInt(getWord(log, 1)) } : undefined,
};
const createdTable = eventTable('created', {
  token0: hexBytes('token0').notNull(),
  token1: hexBytes('token1').notNull(),
  pair: hexBytes('pair').notNull(),
  count: integer('count').notNull(),
});
const valueTable = eventTable('value', { value: uint256('value').notNull() });
const toEmitter = (args: object, { address: emitter }: { address: Hex }) => ({ ...args, emitter });
const pools = announcedBy(factory, createdEvent, ({ pair }) => pair);
const read = <Events extends AreaEvents>(events: Events, emitters: Emitters<Events>, logs: readonly Log[]) =>
  createRowReader(7, events, emitters)(logs, blocks).rows;

const open = (events: AreaEvents, emitters: Emitters) => () => createRowReader(7, events, emitters);

describe('rows of declared events', () => {
  it('[OPS-04] given arguments with the names of columns, then a row has them as the columns are typed', () => {
    const events = { factory: { created: stored(createdEvent, createdTable) } };
    const created = toLog(
      factory,
      [createdEvent.selector, word(alice), word(vault)],
      `${word(pool)}${word(3n).slice(2)}`,
    );
    expect(read(events, { factory }, [created])).toEqual({
      created: [{ ...key, token0: alice, token1: vault, pair: pool, count: 3 }],
    });
  });

  it('[OPS-04] given two contracts with the same event, then each row is of the contract that emitted it', () => {
    const events = {
      factory: { ofFactory: unstored(syncedEvent, toEmitter) },
      vault: { ofVault: unstored(syncedEvent, toEmitter) },
      pool: { ofPools: unstored(syncedEvent, toEmitter) },
    };
    const data: Hex = `${word(1n)}${word(2n).slice(2)}`;
    const logs = [vault, factory, pool].map((emitter, place) =>
      toLog(emitter, [syncedEvent.selector], data, place),
    );
    const rows = read(events, { factory, vault, pool: pools }, logs);
    const [ofFactory, ofVault, ofPools] = [rows.ofFactory, rows.ofVault, rows.ofPools].map((list) =>
      list.map(({ emitter, logIndex }) => [emitter, logIndex]),
    );
    expect({ ofFactory, ofVault, ofPools }).toEqual({
      ofFactory: [[factory, 1]],
      ofVault: [[vault, 0]],
      ofPools: [[pool, 2]],
    });
  });

  it('[OPS-04] given an argument that is called as a key column, then the key stays that of the log', () => {
    const transfer = toLog(vault, [erc20Events.transfer.selector, word(alice), word(pool)], word(9n));
    const events = {
      vault: {
        moved: stored(erc20Events.transfer, valueTable, ({ value }) => ({
          value,
          chainId: 1,
          blockNumber: 1,
        })),
      },
    };
    expect(read(events, { vault }, [transfer])).toEqual({ moved: [{ ...key, value: 9n }] });
  });

  it('[OPS-04] [TX-05] given a lenient event of several contracts, then their logs of another shape have no row', () => {
    const moves = lenient(erc20Events.transfer, ({ value }, { address: emitter }) => ({ value, emitter }));
    const topics = [erc20Events.transfer.selector, word(alice), word(pool)];
    const most: Hex = `0x${'ff'.repeat(32)}`;
    const logs = [
      toLog(vault, topics, most),
      // Those of an ERC-721, of accounts that are no topics, and of more or less data than a transfer has.
      toLog(vault, [...topics, word(9n)], '0x', 1),
      toLog(vault, topics.slice(0, 1), `${word(alice)}${word(pool).slice(2)}${word(9n).slice(2)}`, 2),
      toLog(vault, topics, `${word(9n)}${word(9n).slice(2)}`, 3),
      toLog(vault, topics, '0x', 4),
      toLog(pool, topics, word(7n), 5),
      toLog(factory, topics, word(8n), 6),
    ];
    const rows = read({ token: { moves } }, { token: [vault, pool] }, logs);
    expect(rows.moves.map(({ value, emitter, logIndex }) => [value, emitter, logIndex])).toEqual([
      [2n ** 256n - 1n, vault, 0],
      [7n, pool, 5],
    ]);
  });

  it('[OPS-04] given a log of another shape, or without its transaction, then the node is at fault', () => {
    const events = { vault: { synced: unstored(syncedEvent, toEmitter) } };
    const whole = toLog(vault, [syncedEvent.selector], `${word(1n)}${word(2n).slice(2)}`);
    expect(() => read(events, { vault }, [{ ...whole, data: '0x01' }])).toThrow('is cut short');
    expect(() => read(events, { vault }, [{ ...whole, transactionHash: word(8n) }])).toThrow(
      'block 5 lacks the transaction of a log',
    );
    expect(read(events, { vault }, [{ ...whole, topics: [erc20Events.approval.selector] }])).toEqual({
      synced: [],
    });
  });
});

describe('contracts of declared events', () => {
  const sync = unstored(syncedEvent, toEmitter);

  it('[OPS-04] given known and announced emitters, then each is followed for its own events', () => {
    const events = { vault: { synced: sync }, pool: { poolSynced: sync } };
    const { roots, factories } = listContracts(events, { vault, pool: pools });
    expect(roots).toEqual([{ address: vault, selectors: [syncedEvent.selector] }]);
    expect(factories).toMatchObject([
      { factory, event: createdEvent.selector, selectors: [syncedEvent.selector] },
    ]);
  });

  it('[OPS-04] given one emitter of several contracts, then each is followed', () => {
    const { roots, factories } = listContracts({ vault: { synced: sync } }, { vault: [vault, pool] });
    expect(roots.map(({ address: followed }) => followed)).toEqual([vault, pool]);
    expect(factories).toEqual([]);
  });

  it('[OPS-04] given a declaration with two meanings, then the area does not start', () => {
    expect(open({ vault: { one: sync, two: sync } }, { vault })).toThrow(
      'two has the emitter and the selector',
    );
    expect(open({ a: { one: sync }, b: { two: sync } }, { a: pools, b: pools })).toThrow(
      'two has the emitter',
    );
    expect(open({ a: { one: sync }, b: { one: sync } }, { a: factory, b: vault })).toThrow(
      'rows of one name',
    );
    expect(open({ vault: { one: sync } }, { vault: [vault, vault] })).toThrow('one has the emitter');
    expect(open({ vault: { one: sync } }, {})).toThrow('the emitter vault has no address');
  });
});
