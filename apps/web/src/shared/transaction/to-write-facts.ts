import { addressInputSchema } from '@tradewind/schema/wire/address';
import { listShownSteps } from './shown-steps.ts';
import type { SendStep, TransactionPlan, TransactionProgress } from './transaction-plan.ts';
import type { TransactionRecord } from './transaction-record.ts';
import type { TurnContext } from './transaction-wallet.ts';

type WriteFacts = Omit<TransactionRecord, 'hash'> & { readonly summary: string };

/** The stored facts of the write of a step, so that its dialog can be opened again. */
export function toWriteFacts(
  plan: TransactionPlan,
  step: Pick<SendStep, 'summary'>,
  { turn, client, course, wallet }: TurnContext,
): WriteFacts {
  const { approval, tag, playsSound, doneTitle, amounts } = plan;
  return {
    summary: step.summary ?? plan.summary,
    from: addressInputSchema.parse(turn.account),
    chainId: client.chain.id,
    addedTime: Date.now(),
    steps: listOwnLines(plan, course),
    ...(tag !== undefined && { attr1: tag }),
    ...(playsSound && { playsSound }),
    ...(doneTitle !== undefined && { doneTitle }),
    ...(amounts && { amounts: [...amounts] }),
    ...(wallet.page !== undefined && { page: wallet.page }),
    ...(approval && {
      approval: {
        tokenAddress: addressInputSchema.parse(approval.tokenAddress),
        spender: addressInputSchema.parse(approval.spender),
      },
    }),
  };
}

/** The lines up to the one that is active while the network has not included it. */
function listOwnLines(plan: TransactionPlan, course: TurnContext['course']): string[] {
  const submitted: TransactionProgress['stage'] = 'submitted';
  const lines = listShownSteps(plan, { stage: submitted }, course);
  return lines.slice(0, lines.findIndex(({ state }) => state === 'active') + 1).map(({ label }) => label);
}
