import { type Checkpoint, findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listPendingMigrations } from '@tradewind/db/migrate';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { FatalError, RetryableError } from '@tradewind/process/process-error';
import type { Header } from '../rpc/schema.ts';
import { type Addition, addBlocks } from './add-blocks.ts';
import { type BlockSource, createBlockSource } from './block-source.ts';
import { getHeaders, readMissingHeaders } from './header-window.ts';
import { clearChain, retrace } from './retrace.ts';
import type { SyncContext, SyncOptions } from './sync-context.ts';
import { createChildRegister } from '../contract/child-register.ts';
import { readLogs } from '../contract/read-logs.ts';

export type Synchronizer = {
  /** One step: adds or undoes blocks in one transaction; `idle` at the node's head and while another process writes. */
  advance: () => Promise<'advanced' | 'idle'>;
};

/** How an operator has a chain indexed anew (docs/security.md). */
const unmarked: Hex = '0x';

/** A range with more events than this is halved, so that a transaction stays small. */
const maxEvents = 20_000;

/** Follows one chain. After an advance that failed, the next one asks another node, and first whether the chain is still the same. */
export function createSynchronizer(options: SyncOptions): Synchronizer {
  const context = createContext(options);
  const range = { blocks: context.chain.maxRangeBlocks };
  let mustIdentify = true;
  let isOurs = false;
  /** While a chain is indexed from the start nobody is told: a rebuilt index has no news. */
  let isQuiet = !context.chain.announces;

  async function step(): Promise<'advanced' | 'idle'> {
    const writer = await context.writer.acquire();
    if (writer === 'taken') return 'idle';
    mustIdentify ||= writer === 'new';
    if (mustIdentify) await assertMigrated(context);
    const checkpoint = await findCheckpoint(context.database, context.chain);
    isQuiet ||= checkpoint === undefined;
    if (mustIdentify) await assertChainId(context);
    if (checkpoint && !(await isSameChain(context, checkpoint, { mustAsk: mustIdentify, isOurs }))) {
      await clearChain(context, checkpoint, 'another chain or deployment');
      return 'advanced';
    }
    mustIdentify = false;
    isOurs = checkpoint !== undefined;
    const head = await context.reader.getHead();
    context.observer.onHead(head, checkpoint);
    const next = checkpoint ? checkpoint.blockNumber + 1 : findStart(context, head);
    if (head.number >= next) {
      await extend(context, range, { checkpoint, head, next, isQuiet });
      return 'advanced';
    }
    const outcome = checkpoint ? await compareHead(context, checkpoint, head) : 'idle';
    if (outcome === 'idle') isQuiet = !context.chain.announces;
    return outcome;
  }

  return {
    advance: () =>
      step().catch((error: unknown) => {
        mustIdentify = true;
        context.reader.turnToNextNode();
        throw error;
      }),
  };
}

function createContext(options: SyncOptions): SyncContext {
  const children = createChildRegister(options.database.orm, options.chain.chainId);
  return { ...options, children, told: { blockHash: undefined } };
}

type Position = { checkpoint: Checkpoint | undefined; head: Header; next: number; isQuiet: boolean };

/** The next blocks, as many as the node has lately been able to answer for: the range halves on any error. */
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

/** Where nothing is ours, the blocks that a reorganisation may reach are enough. */
function findStart({ chain: { startBlock, finalityBlocks } }: SyncContext, head: Header): number {
  return startBlock ?? Math.max(0, head.number - finalityBlocks);
}

type Doubt = {
  mustAsk: boolean;
  /** Whether the rows were this program's at the last step. */
  isOurs: boolean;
};

async function isSameChain(
  context: SyncContext,
  checkpoint: Checkpoint,
  { mustAsk, isOurs }: Doubt,
): Promise<boolean> {
  if (checkpoint.deploymentHash !== context.chain.deploymentHash) {
    if (!isOurs || checkpoint.deploymentHash === unmarked) return false;
    throw new FatalError('another version of the program has made the index anew: start that one');
  }
  if (!mustAsk) return true;
  return checkpoint.genesisHash === (await readGenesisHash(context));
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

/** The node's head is not above the checkpoint: the same block, a node that lags, or a chain that lost blocks. */
async function compareHead(
  context: SyncContext,
  checkpoint: Checkpoint,
  head: Header,
): Promise<'advanced' | 'idle'> {
  if (head.hash === checkpoint.blockHash) return 'idle';
  const isShorter = head.number < checkpoint.blockNumber;
  if (isShorter && !context.chain.followsShorterChain) return 'idle';
  await retrace(context, checkpoint, readGenesisHash);
  return 'advanced';
}

/** Blocks that no reorganisation reaches any more: by ranges, with the headers at the edges only. */
async function extendFar(context: SyncContext, { checkpoint, next }: Position, to: number): Promise<number> {
  const edges = await getHeaders(context.reader, next === to ? [next] : [next, to]);
  if (await isOtherBranch(context, checkpoint, edges[0])) return 0;
  const source = createBlockSource(context.reader, { from: next, to, headers: [] });
  return addChanges(context, { checkpoint, source, last: edges.at(-1), headers: [], isLive: false });
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
  const { chainId, startBlock = 0, finalityBlocks } = context.chain;
  const low = Math.max(startBlock, to - finalityBlocks);
  const missing = await readMissingHeaders(context.database.orm, context.reader, { chainId, low, added });
  const source = createBlockSource(context.reader, { from: next, to, headers: added });
  const headers = [...missing, ...added];
  return addChanges(context, { checkpoint, source, last: added.at(-1), headers, isLive: !isQuiet });
}

type Blocks = Pick<Addition, 'checkpoint' | 'headers' | 'isLive'> & {
  source: BlockSource;
  last: Header | undefined;
};

async function addChanges(context: SyncContext, { source, last, ...blocks }: Blocks): Promise<number> {
  if (last === undefined) return 0;
  const { areas, children: register } = context;
  const known = await register.list(blocks.checkpoint?.blockHash);
  const plans = areas.map(({ contracts }) => contracts);
  const { logs, added: children } = await readLogs(source, plans, known);
  const changes = await Promise.all(areas.map((area, index) => area.read(source, logs[index] ?? [])));
  const genesisHash = blocks.checkpoint?.genesisHash ?? (await readGenesisHash(context));
  await addBlocks(context, { ...blocks, genesisHash, last, changes, children });
  register.keep(last.hash, [...known, ...children]);
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
