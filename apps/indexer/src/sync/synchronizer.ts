import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listPendingMigrations } from '@tradewind/db/migrate';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { BlockedError, FatalError, RetryableError } from '@tradewind/process/process-error';
import type { Header } from '../rpc/schema.ts';
import { type Addition, addBlocks } from './add-blocks.ts';
import { AlteredBlocks } from './altered-blocks.ts';
import { type BlockSource, createBlockSource } from './block-source.ts';
import { getHeaders, readMissingHeaders } from './header-window.ts';
import { ChainConflict } from './chain-conflict.ts';
import {
  confirmBlock,
  confirmHistory,
  confirmNearBlocks,
  hasWitnesses,
  toKnownBlock,
} from './confirm-block.ts';
import { clearChain, replaceChain, toGenesisDoubt } from './replace-chain.ts';
import { retrace, undoAltered } from './retrace.ts';
import type { SyncContext, SyncOptions } from './sync-context.ts';
import { createChildRegister } from '../contract/child-register.ts';
import { readLogs } from '../contract/read-logs.ts';

export type Synchronizer = {
  /**
   * One step: adds or undoes blocks in one transaction; `idle` at the node's head and while another process
   * writes.
   */
  advance: () => Promise<'advanced' | 'idle'>;
};

/** The operator's mark to reindex a chain (docs/security.md). */
const unmarked: Hex = '0x';

/** A range with more events than this is halved, so that a transaction stays small. */
const maxEvents = 20_000;

type SyncState = {
  /** After a failure or a new lease: the node must prove the chain, and the database its tables. */
  mustIdentify: boolean;
  /** Most nodes contradicted the index: they must agree with it before it continues. */
  isDoubted: boolean;
  /** Whether the rows were this program's at the last step. */
  isOurs: boolean;
  /** No notices while a chain is indexed from the start: a rebuilt index has no news. */
  isQuiet: boolean;
  /**
   * Time of the last new block, or of the last change of node without one; milliseconds of a monotonic clock.
   */
  grownAt: number;
  range: { blocks: number };
};

/**
 * Follows one chain. After a failed advance, the next one uses another node, and first verifies that the chain
 * is the same.
 */
export function createSynchronizer(options: SyncOptions): Synchronizer {
  const context = createContext(options);
  const state: SyncState = {
    mustIdentify: true,
    isDoubted: false,
    isOurs: false,
    isQuiet: !context.chain.announces,
    grownAt: performance.now(),
    range: { blocks: context.chain.maxRangeBlocks },
  };
  return {
    advance: () =>
      step(context, state).catch((error: unknown) => {
        state.mustIdentify = true;
        // The rows of a reindex are not served: the next contradicting node has them cleared.
        state.isDoubted ||= error instanceof ChainConflict && context.chain.announces;
        context.reader.turnToNextNode();
        throw error;
      }),
  };
}

async function step(context: SyncContext, state: SyncState): Promise<'advanced' | 'idle'> {
  context.observer.onProgress('the database');
  const writer = await context.writer.acquire();
  if (writer === 'taken') return 'idle';
  if (writer === 'new') {
    state.mustIdentify = true;
    context.confirmed.blockNumber = undefined;
    context.unconfirmed.clear();
  }
  if (state.mustIdentify) await assertMigrated(context);
  const checkpoint = await findCheckpoint(context.database, context.chain);
  state.isQuiet ||= checkpoint === undefined;
  if ((await identify(context, state, checkpoint)) === 'cleared') return 'advanced';
  state.isOurs = checkpoint !== undefined;
  const head = await context.reader.getHead();
  context.observer.onHead(head, checkpoint);
  const next = checkpoint ? checkpoint.blockNumber + 1 : findStart(context, head);
  if (head.number >= next) {
    await extend(context, state.range, { checkpoint, head, next, isQuiet: state.isQuiet });
    state.grownAt = performance.now();
    return 'advanced';
  }
  const result = checkpoint ? await compareHead(context, checkpoint, head) : 'idle';
  if (result === 'advanced') return result;
  state.isQuiet = !context.chain.announces;
  assertHeadMoves(context, state, { isBehind: head.number < next - 1 });
  return result;
}

/**
 * A node may stop without an error. With several nodes the next one is used, earlier where this one is behind
 * the index.
 */
function assertHeadMoves(context: SyncContext, state: SyncState, { isBehind }: { isBehind: boolean }): void {
  const limitMs = isBehind ? 5_000 : 60_000;
  if (!hasWitnesses(context) || performance.now() - state.grownAt < limitMs) return;
  state.grownAt = performance.now();
  throw new RetryableError(`the head of the node has not moved for ${limitMs / 1_000} s`);
}

/**
 * Whether rows, node and index belong together; rows of another program, or of a removed local chain, are
 * cleared.
 */
async function identify(
  context: SyncContext,
  state: SyncState,
  checkpoint: Checkpoint | undefined,
): Promise<'known' | 'cleared'> {
  if (checkpoint && !isOfSources(context, checkpoint, state.isOurs)) {
    assertMayClear(context, checkpoint);
    await clearChain(context, checkpoint, 'another deployment');
    return 'cleared';
  }
  if (!state.mustIdentify) return 'known';
  await assertChainId(context);
  if (checkpoint && checkpoint.genesisHash !== (await readGenesisHash(context))) {
    await replaceChain(context, checkpoint, toGenesisDoubt(checkpoint));
    return 'cleared';
  }
  if (checkpoint && state.isDoubted) await confirmHistory(context, checkpoint);
  state.isDoubted = false;
  state.mustIdentify = false;
  return 'known';
}

function createContext(options: SyncOptions): SyncContext {
  const children = createChildRegister(options.database.orm, options.chain.chainId);
  return {
    ...options,
    children,
    published: { blockHash: undefined },
    confirmed: { blockNumber: undefined },
    unconfirmed: new Map(),
  };
}

type Position = { checkpoint: Checkpoint | undefined; head: Header; next: number; isQuiet: boolean };

/** The next blocks, as many as the node has recently answered: the range halves on any error. */
async function extend(context: SyncContext, range: { blocks: number }, position: Position): Promise<void> {
  const { finalityBlocks, maxRangeBlocks } = context.chain;
  const lastFinal = position.head.number - finalityBlocks - 1;
  const isFar = position.next <= lastFinal;
  const to = Math.min(isFar ? lastFinal : position.head.number, position.next + range.blocks - 1);
  const halve = () => (range.blocks = Math.max(1, Math.floor(range.blocks / 2)));
  try {
    const eventCount = await (isFar ? extendFar : extendNear)(context, position, to);
    if (eventCount > maxEvents) halve();
    else range.blocks = Math.min(maxRangeBlocks, range.blocks * 2);
  } catch (error) {
    halve();
    throw error;
  }
}

/** Without contracts, the blocks within the depth of a reorganisation suffice. */
function findStart({ chain: { startBlock, finalityBlocks } }: SyncContext, head: Header): number {
  return startBlock ?? Math.max(0, head.number - finalityBlocks);
}

/** Whether the rows have this program's sources; `wasOurs` says that they had at the last step. */
function isOfSources({ chain }: SyncContext, { deploymentHash }: Checkpoint, wasOurs: boolean): boolean {
  if (deploymentHash === chain.deploymentHash) return true;
  if (!wasOurs || deploymentHash === unmarked) return false;
  throw new FatalError('another version of the program has made the index anew: start that one');
}

/** On a public chain no served row is erased: a standby of an older version would erase a new reindex. */
function assertMayClear({ chain }: SyncContext, { deploymentHash }: Checkpoint): void {
  if (chain.isLocal || !chain.announces || deploymentHash === unmarked) return;
  throw new BlockedError(
    'the index is of another deployment or version: call npm run reindex, or start the program that made it',
  );
}

async function assertMigrated({ database }: SyncContext): Promise<void> {
  const pending = await listPendingMigrations(database.sql);
  if (pending.length > 0) throw new RetryableError(`the database lacks migrations: ${pending.join(', ')}`);
}

async function assertChainId({ reader, chain }: SyncContext): Promise<void> {
  const chainId = await reader.getChainId();
  if (chainId !== chain.chainId) {
    throw new RetryableError(`the node is on chain ${chainId} instead of ${chain.chainId}`);
  }
}

async function readGenesisHash({ reader }: SyncContext): Promise<Header['hash']> {
  const [genesis] = await getHeaders(reader, [0]);
  if (genesis === undefined) throw new RetryableError('the node does not have its genesis block');
  return genesis.hash;
}

async function confirmGenesis(context: SyncContext): Promise<Header['hash']> {
  const hash = await readGenesisHash(context);
  await confirmBlock(context, { number: 0, hash }, undefined);
  return hash;
}

/** The node's head is not above the checkpoint: the same block, a lagging node, or a chain that lost blocks. */
async function compareHead(
  context: SyncContext,
  checkpoint: Checkpoint,
  head: Header,
): Promise<'advanced' | 'idle'> {
  if (head.hash === checkpoint.blockHash) return 'idle';
  const isShorter = head.number < checkpoint.blockNumber;
  if (isShorter && !context.chain.isLocal) return 'idle';
  await retrace(context, checkpoint, readGenesisHash);
  return 'advanced';
}

/** Blocks beyond any reorganisation: by ranges, with the headers at the edges only. */
async function extendFar(context: SyncContext, { checkpoint, next }: Position, to: number): Promise<number> {
  const edges = await getHeaders(context.reader, next === to ? [next] : [next, to]);
  if (await isOtherBranch(context, checkpoint, edges[0])) return 0;
  const last = edges.at(-1);
  if (last) await confirmBlock(context, { ...last, headers: edges }, checkpoint && toKnownBlock(checkpoint));
  const source = createBlockSource(context.reader, { from: next, to, headers: [] });
  return addChanges(context, { checkpoint, source, last, headers: [], isLive: false });
}

/** Blocks near the head: every header, parent links checked, and every log of exactly these blocks. */
async function extendNear(
  context: SyncContext,
  { checkpoint, head, next, isQuiet }: Position,
  to: number,
): Promise<number> {
  const numbers = Array.from({ length: to - next + 1 }, (_, index) => next + index);
  const added = next === head.number ? [head] : await getHeaders(context.reader, numbers);
  if (await isOtherBranch(context, checkpoint, added[0])) return 0;
  assertLinked(added);
  try {
    await confirmNearBlocks(context, { checkpoint, head, to, added });
  } catch (error) {
    if (error instanceof AlteredBlocks) await undoAltered(context, checkpoint, error);
    throw error;
  }
  const { chainId, startBlock = 0, finalityBlocks } = context.chain;
  const low = Math.max(startBlock, to - finalityBlocks);
  const missing = await readMissingHeaders(context.database.orm, context.reader, { chainId, low, added });
  const source = createBlockSource(context.reader, { from: next, to, headers: added });
  const headers = [...missing, ...added];
  const last = added.at(-1);
  const eventCount = await addChanges(context, { checkpoint, source, last, headers, isLive: !isQuiet });
  if (hasWitnesses(context))
    for (const header of source.listShown()) context.unconfirmed.set(header.number, header);
  return eventCount;
}

type Blocks = Pick<Addition, 'checkpoint' | 'headers' | 'isLive'> & {
  source: BlockSource;
  last: Header | undefined;
};

async function addChanges(context: SyncContext, { source, last, ...blocks }: Blocks): Promise<number> {
  if (last === undefined) return 0;
  const { areas, children: register } = context;
  const known = await register.read(blocks.checkpoint?.blockHash);
  const plans = areas.map(({ contracts }) => contracts);
  const { logs, added: children } = await readLogs(source, plans, known);
  const changes = await Promise.all(areas.map((area, index) => area.read(source, logs[index] ?? [])));
  const genesisHash = blocks.checkpoint?.genesisHash ?? (await confirmGenesis(context));
  await addBlocks(context, { ...blocks, genesisHash, last, changes, children });
  register.keep(last.hash, known, children);
  return changes.reduce((total, { eventCount }) => total + eventCount, 0);
}

async function isOtherBranch(
  context: SyncContext,
  checkpoint: Checkpoint | undefined,
  first: Header | undefined,
): Promise<boolean> {
  if (checkpoint === undefined || first?.parentHash === checkpoint.blockHash) return false;
  await retrace(context, checkpoint, readGenesisHash);
  return true;
}

function assertLinked(headers: readonly Header[]): void {
  for (const [index, { number, parentHash }] of headers.entries()) {
    const parent = headers[index - 1];
    if (parent === undefined || parent.hash === parentHash) continue;
    throw new RetryableError(`block ${number} was replaced while it was read`);
  }
}
