import { messages } from '../message/messages.ts';
import type { ShownStep, TransactionPlan, TransactionProgress, TransactionStep } from './transaction-plan.ts';

/** How far a run of a plan is. */
export type Course = {
  /** The index of the step that runs. */
  readonly place: number;
  /** The indexes of the optional steps that turned out to be needed. */
  readonly needed: ReadonlySet<number>;
};

const text = messages.transaction.step;

/** The steps of a plan that the user waits for, each with its state; before a run all wait. */
export function listShownSteps(
  plan: TransactionPlan,
  { stage }: Pick<TransactionProgress, 'stage'> = { stage: 'idle' },
  { place, needed }: Course = { place: 0, needed: new Set() },
): ShownStep[] {
  const labels = plan.steps.map((step, index) =>
    isOptional(step) && !needed.has(index) ? undefined : findLabel(plan, step, index),
  );
  const current = findCurrent(plan, labels, stage === 'submitted' ? place + 1 : place);
  const earlier = (plan.earlier ?? []).map((label): ShownStep => ({ label, state: 'done' }));
  const own = labels.flatMap((label, index) =>
    label === undefined ? [] : [{ label, state: toState(stage, index - current) }],
  );
  return [...earlier, ...own];
}

function isOptional(step: TransactionStep): boolean {
  return step.kind === 'send' && step.isNeeded !== undefined;
}

/** Undefined for a step that is no wait of its own. */
function findLabel(plan: TransactionPlan, step: TransactionStep, index: number): string | undefined {
  switch (step.kind) {
    case 'sign':
      return text.sign(step.symbol);
    case 'send':
      return step.summary ?? plan.summary;
    case 'send-batch':
      return plan.summary;
    case 'receipt':
      return isEndOfWrite(plan, index) ? text.included : undefined;
    case 'indexed':
      return text.indexed;
    case 'switch-chain':
    case 'check':
      break;
  }
  return undefined;
}

/** An approval, or a write before another one, is done when it is included: that is no step of its own. */
function isEndOfWrite({ approval, steps }: TransactionPlan, index: number): boolean {
  return approval === undefined && index === steps.findLastIndex(({ kind }) => kind === 'receipt');
}

/** A wait for a receipt without a line belongs to the line before it. */
function findCurrent(
  { steps }: TransactionPlan,
  labels: readonly (string | undefined)[],
  place: number,
): number {
  const isPart = steps[place]?.kind === 'receipt' && labels[place] === undefined;
  return isPart ? place - 1 : place;
}

/** `distance`: of the step to the one that runs. */
function toState(stage: TransactionProgress['stage'], distance: number): ShownStep['state'] {
  if (stage === 'done' || distance < 0) return 'done';
  if (distance > 0 || stage === 'idle' || stage === 'limited') return 'waiting';
  return stage === 'failed' ? 'failed' : 'active';
}
