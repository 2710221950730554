import type { Address } from 'viem';
import { fetchLatestBlock } from '../../shared/chain/block.query.ts';
import { getChainClient, getExchange } from '../../shared/chain/chain-client.ts';
import { createApprovalCalls } from '../../shared/simulation/approval-calls.ts';
import type { Permit } from '../../shared/transaction/permit.ts';
import type {
  SendBatchStep,
  SendStep,
  SignStep,
  TransactionCall,
  TransactionStep,
} from '../../shared/transaction/transaction-plan.ts';
import type { Payment, SidePermit, SideSpend } from './payment.ts';
import { addPermits } from './permit-calls.ts';

/** A call of the router, and its check right before the wallet prompt. */
export type PaidWrite = Pick<SendStep, 'forbidsOthers' | 'explainRefusal' | 'explainFailure'> & {
  readonly deadlineSeconds: number;
  readonly check?: () => Promise<void>;
  /** The candidates with their deadline (chain time). */
  readonly createCalls: (deadline: bigint) => readonly TransactionCall[];
};

/** The steps of a call of the router, with its required allowances. */
export function createPaidSteps(payment: Payment, write: PaidWrite): TransactionStep[] {
  const { check, deadlineSeconds, createCalls, ...sentences } = write;
  const signed: Permit[] = [];
  const checks: TransactionStep[] = check ? [{ kind: 'check', check }] : [];
  const signs = payment.kind === 'permit' ? payment.permits : [];
  const createSigned = async () => {
    const deadline = await findDeadline(signed, deadlineSeconds);
    return createCalls(deadline).map((call) => addPermits(call, signed));
  };
  const send: SendStep | SendBatchStep =
    payment.kind === 'batch'
      ? {
          kind: 'send-batch',
          ...sentences,
          createBatches: (owner) => approveFirst(owner, payment.spends, createSigned),
        }
      : { kind: 'send', ...sentences, createCalls: createSigned };
  return [
    { kind: 'switch-chain' },
    ...checks,
    ...signs.map((permit) => createSign(permit, deadlineSeconds, (done) => signed.push(done))),
    // Checked again, because signing may take long.
    ...(signs.length > 0 ? checks : []),
    send,
    { kind: 'receipt' },
  ];
}

/** Each call, preceded by the currently missing approvals. */
async function approveFirst(
  owner: Address,
  spends: readonly SideSpend[],
  createAll: () => Promise<readonly TransactionCall[]>,
): Promise<readonly (readonly TransactionCall[])[]> {
  const [approvals, calls] = await Promise.all([
    createApprovalCalls(
      getChainClient(),
      owner,
      spends.map((spend) => ({ ...spend, spender: getExchange().router })),
    ),
    createAll(),
  ]);
  return calls.map((call) => [...approvals, call]);
}

function createSign(
  { symbol, domain, value }: SidePermit,
  deadlineSeconds: number,
  onSigned: (permit: Permit) => void,
): SignStep {
  return {
    kind: 'sign',
    symbol,
    order: { domain, value, spender: getExchange().router },
    deadlineSeconds,
    onSigned,
  };
}

/** The call expires together with its permits. */
async function findDeadline(permits: readonly Permit[], deadlineSeconds: number): Promise<bigint> {
  const [first, ...rest] = permits.map(({ deadline }) => deadline);
  if (first !== undefined) return rest.reduce((least, next) => (next < least ? next : least), first);
  const { timestamp } = await fetchLatestBlock();
  return timestamp + BigInt(deadlineSeconds);
}
