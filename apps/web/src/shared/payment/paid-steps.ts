import { fetchLatestBlock } from '../chain/block.query.ts';
import type { Chain } from '../chain/chain.ts';
import type { ChainClient } from '../chain/chain-client.ts';
import { assertSimulation } from '../simulation/assert-simulation.ts';
import type { PlannedWrite, Spend } from '../simulation/planned-write.ts';
import type { Permit } from '../transaction/permit.ts';
import type { SendBatchStep, SendStep, SignStep, TransactionStep } from '../transaction/transaction-plan.ts';
import type { Payment } from './payment.ts';
import type { TokenCharge } from './spender.ts';

/** A call of the spender, and its check right before the wallet prompt. */
export type PaidWrite = Pick<SendStep, 'explainFailure'> & {
  readonly chain: Chain;
  readonly deadlineSeconds: number;
  readonly check?: () => Promise<void>;
  /** The agreed write with its deadline (chain time). */
  readonly createWrite: (deadline: bigint) => PlannedWrite;
};

/** The steps of a call of the spender, with its required allowances. */
export function createPaidSteps(payment: Payment, paid: PaidWrite): TransactionStep[] {
  const { chain, check, deadlineSeconds, createWrite, ...sentences } = paid;
  const { client } = chain;
  const signed: Permit[] = [];
  const checks: TransactionStep[] = check ? [{ kind: 'check', check }] : [];
  const signs = payment.kind === 'permit' ? listSigns(payment, deadlineSeconds, signed) : [];
  const create = async () => createWrite(await findDeadline(client, signed, deadlineSeconds));
  const send: SendStep | SendBatchStep =
    payment.kind === 'batch'
      ? { kind: 'send-batch', ...sentences, createWrite: create, allowances: payment.charges.map(toSpend) }
      : { kind: 'send', ...sentences, createWrite: async () => toSent(await create(), payment, signed) };
  return [
    { kind: 'switch-chain' },
    ...checks,
    ...(signs.length > 0 ? [createSimulation(client, create)] : []),
    ...signs,
    // Checked again, because signing may take long.
    ...(signs.length > 0 ? checks : []),
    send,
    { kind: 'receipt' },
  ];
}

/** The most that a batch may approve for a charge. */
function toSpend({ asset, spender, amount }: TokenCharge): Spend {
  return { token: asset.address, spender: spender.address, amount };
}

/** Nothing is signed for a write that would not be sent. */
function createSimulation(client: ChainClient, createWrite: () => Promise<PlannedWrite>): TransactionStep {
  return {
    kind: 'check',
    check: async () => assertSimulation(client, await createWrite()),
  };
}

/** The same write as it is sent: its allowances are there, or its calls bring them. */
function toSent(
  { write, ...agreed }: PlannedWrite,
  payment: Payment,
  signed: readonly Permit[],
): PlannedWrite {
  const candidates =
    payment.kind === 'permit'
      ? write.candidates.map((call) => payment.spender.attachPermits(call, signed))
      : write.candidates;
  return { ...agreed, write: { ...write, spends: [], candidates } };
}

/** A signature a permit; each is added to `signed`. */
function listSigns(
  { permits, spender }: PermitPayment,
  deadlineSeconds: number,
  signed: Permit[],
): SignStep[] {
  return permits.map(({ symbol, domain, value }) => ({
    kind: 'sign',
    symbol,
    order: { domain, value, spender: spender.address },
    deadlineSeconds,
    onSigned: (permit) => signed.push(permit),
  }));
}

type PermitPayment = Extract<Payment, { kind: 'permit' }>;

/** The call expires together with its permits. */
async function findDeadline(
  client: ChainClient,
  permits: readonly Permit[],
  deadlineSeconds: number,
): Promise<bigint> {
  const [first, ...rest] = permits.map(({ deadline }) => deadline);
  if (first !== undefined) return rest.reduce((least, next) => (next < least ? next : least), first);
  const { timestamp } = await fetchLatestBlock(client);
  return timestamp + BigInt(deadlineSeconds);
}
