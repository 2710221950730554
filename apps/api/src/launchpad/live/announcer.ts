import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { launchpadNotice, saleSteps } from '@tradewind/db/launchpad/launchpad-notice';
import type { Notice } from '@tradewind/db/relay/notice';
import { computeRoundStatus, type RoundStatus } from '@tradewind/rules/launchpad/status';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import type { IdoProcessing } from '@tradewind/schema/launchpad/ido-processing';
import { z } from 'zod';
import type { Announcer } from '../../hub/run-announcer.ts';
import { launchpadChangeSchema, type SaleChange } from '../launchpad-change.ts';
import { toProcessing } from './to-processing.ts';

/** Least time between two events of a sale. */
const leastMs = 1_000;

export type AnnouncerDeps = {
  chainId: number;
  /** The sales of the chain that can still open or close, as the index has them. */
  readSales: () => Promise<{ sales: readonly SaleChange[]; blockNumber: number; time: number }>;
  /** Publishes to the clients of this node, for the notices up to a sequence. */
  publish: (event: IdoProcessing, sequence: number) => void;
  /** Monotonic clock, in milliseconds. */
  now: () => number;
};

/** A sale with its status at the last published time; `step` is not published yet. */
type Known = {
  change: SaleChange;
  status: RoundStatus;
  step: IdoProcessing['step'] | undefined;
  publishedAt: number;
};

type State = AnnouncerDeps & {
  sales: Map<string, Known>;
  /** The sales were read since the start, and since the last undo. */
  isRead: boolean;
  head: { blockNumber: number; time: number } | undefined;
  sequence: number;
};

/**
 * Publishes the sales of a chain to the clients of this node: changes by notices, and openings and closings, which
 * only the time of the chain causes. Every node does so by itself.
 */
export function createAnnouncer(deps: AnnouncerDeps): Announcer {
  const state: State = { ...deps, sales: new Map(), isRead: false, head: undefined, sequence: 0 };
  return {
    receive: (notice, isPast) => receive(state, notice, isPast),
    tick: () => tick(state),
  };
}

const payloadSchema = z.record(z.string(), z.unknown());

function receive(state: State, { id, kind, chainId, payload }: Notice, isPast: boolean): void {
  if (chainId !== state.chainId) return;
  const content = { ...payloadSchema.parse(payload), chainId };
  if (kind === headNotice.kind || kind === undoneNotice.kind) {
    const { blockNumber, blockTimestamp } = chainHeadSchema.parse(content);
    state.head = { blockNumber, time: blockTimestamp };
    // The sales before the undone blocks are in no notice.
    if (kind === undoneNotice.kind) state.isRead = false;
  } else if (kind === launchpadNotice.kind) {
    const { sales } = launchpadChangeSchema.parse(content);
    // The tables have what happened before the start.
    if (!isPast) for (const change of sales) addChange(state, change);
  } else return;
  state.sequence = id;
}

/** Of several steps before the next event the furthest is published, with the last figures. */
function addChange({ sales }: State, change: SaleChange): void {
  const known = sales.get(change.sale) ?? { status: 'going', step: undefined, publishedAt: -Infinity };
  sales.set(change.sale, { ...known, change, step: findFurther(known.step, change.step) });
}

function findFurther(one: Known['step'], other: SaleChange['step']): Known['step'] {
  const rank = (step: Known['step']) => saleSteps.findIndex((each) => each === step);
  return rank(one) > rank(other) ? one : other;
}

async function tick(state: State): Promise<void> {
  if (!state.isRead) await readAll(state);
  const { head } = state;
  if (head === undefined) return;
  for (const [sale, known] of state.sales) {
    const status = findStatus(known.change, head.time);
    const step = known.step ?? findTimeStep(known.status, status);
    if (step !== undefined) publishDue(state, known, { step, status, blockNumber: head.blockNumber });
    else known.status = status;
    // Nothing but a notice changes a closed sale.
    if (known.step === undefined && known.status === 'close' && isOld(state, known)) state.sales.delete(sale);
  }
}

function publishDue(
  state: State,
  known: Known,
  { step, status, blockNumber }: { step: IdoProcessing['step']; status: RoundStatus; blockNumber: number },
): void {
  if (!isOld(state, known)) return;
  const { chainId, publish, sequence, now } = state;
  publish(toProcessing(known.change, { chainId, step, status, blockNumber }), sequence);
  Object.assign(known, { status, step: undefined, publishedAt: now() });
}

const isOld = ({ now }: State, { publishedAt }: Known): boolean => now() - publishedAt >= leastMs;

/** Keeps the steps that are not published, and the time of the last event. */
async function readAll(state: State): Promise<void> {
  state.isRead = true;
  try {
    const { sales, blockNumber, time } = await state.readSales();
    state.head ??= { blockNumber, time };
    for (const change of sales) {
      const known = state.sales.get(change.sale);
      // A notice that came during the read is newer than the tables.
      if (known?.step !== undefined) continue;
      const status = findStatus(change, time);
      state.sales.set(change.sale, { publishedAt: -Infinity, ...known, change, status, step: undefined });
    }
  } catch (error) {
    state.isRead = false;
    throw error;
  }
}

function findStatus({ state, openAt, closeAt }: SaleChange, time: number): RoundStatus {
  const sale = { state, openAt: BigInt(openAt), closeAt: BigInt(closeAt) };
  return computeRoundStatus({ kind: 'sale', sale }, BigInt(time));
}

/** The step that the time alone caused. */
function findTimeStep(before: RoundStatus, status: RoundStatus): 'open' | 'closed' | undefined {
  if (before === status) return undefined;
  if (status === 'open') return 'open';
  return status === 'close' ? 'closed' : undefined;
}
