import { fetchLatestBlock } from '../chain/block.query.ts';
import { getChainClient, getExchange } from '../chain/chain-client.ts';
import { assertOutcome } from '../simulation/assert-outcome.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import type { Permit } from '../transaction/permit.ts';
import type {
  SendBatchStep,
  SendStep,
  SignStep,
  TransactionStep,
} from '../transaction/transaction-plan.ts';
import type { Payment, SidePermit } from './payment.ts';
import { addPermits } from './permit-calls.ts';

/** A call of the router, and its check right before the wallet prompt. */
export type PaidWrite = Pick<SendStep, 'explainFailure'> & {
  readonly deadlineSeconds: number;
  readonly check?: () => Promise<void>;
  /** The agreed write with its deadline (chain time). */
  readonly createWrite: (deadline: bigint) => PlannedWrite;
};

/** The steps of a call of the router, with its required allowances. */
export function createPaidSteps(payment: Payment, paid: PaidWrite): TransactionStep[] {
  const { check, deadlineSeconds, createWrite, ...sentences } = paid;
  const signed: Permit[] = [];
  const checks: TransactionStep[] = check ? [{ kind: 'check', check }] : [];
  const signs = payment.kind === 'permit' ? payment.permits : [];
  const create = async () => createWrite(await findDeadline(signed, deadlineSeconds));
  const send: SendStep | SendBatchStep =
    payment.kind === 'batch'
      ? { kind: 'send-batch', ...sentences, createWrite: create }
      : { kind: 'send', ...sentences, createWrite: async () => attachPermits(await create(), signed) };
  return [
    { kind: 'switch-chain' },
    ...checks,
    ...(signs.length > 0 ? [createSimulation(create)] : []),
    ...signs.map((permit) => createSign(permit, deadlineSeconds, (done) => signed.push(done))),
    // Checked again, because signing may take long.
    ...(signs.length > 0 ? checks : []),
    send,
    { kind: 'receipt' },
  ];
}

/** Nothing is signed for a write that would not be sent. */
function createSimulation(createWrite: () => Promise<PlannedWrite>): TransactionStep {
  return {
    kind: 'check',
    check: async () => assertOutcome(getChainClient(), await createWrite()),
  };
}

/** The same write as it is sent: its allowances are there, or its calls bring them. */
function attachPermits({ write, ...agreed }: PlannedWrite, permits: readonly Permit[]): PlannedWrite {
  const candidates = write.candidates.map((call) => addPermits(call, permits));
  return { ...agreed, write: { ...write, spends: [], candidates } };
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
