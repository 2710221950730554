import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData, isAddressEqual } from 'viem';
import { call as callContract, estimateGas } from 'viem/actions';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import { getMulticall } from '../chain/multicall.ts';
import { readContracts } from '../chain/read-contracts.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';
import {
  type BalanceChange,
  computeChange,
  createBalancesCall,
  type Holding,
  parseBalances,
} from './holding.ts';
import { listNftChanges, type NftChange } from './nft-change.ts';
import type { Simulation, SimulatedWrite, Spend, WriteGas } from './planned-write.ts';
import { type CallAnswer, simulateCalls, toRefusal } from './simulate-calls.ts';

/** A write with the approvals and the calls that go before it. */
type PreparedWrite = SimulatedWrite & {
  readonly approvals: readonly TransactionCall[];
  readonly estimatesGas: boolean;
};

/** The events of further tokens are believed: false ones could otherwise hide a true one. */
const mostStrangers = 8;

/**
 * Simulates a write after its missing approvals: the result of
 * the chosen call, or the refusals. Throws when the node failed. `estimatesGas` requests the gas where the simulation
 * does not say it.
 */
export async function measureWrite(
  client: ChainClient,
  write: SimulatedWrite,
  { estimatesGas = true }: { readonly estimatesGas?: boolean } = {},
): Promise<Simulation> {
  const missing = await createApprovalCalls(client, write.account, write.spends);
  const approvals = [...(write.before ?? []), ...missing, ...(write.first ?? [])];
  const simulations = await Promise.all(
    write.candidates.map((candidate) =>
      measureCandidate(client, { ...write, approvals, estimatesGas }, candidate),
    ),
  );
  const reverted = simulations.filter((simulation) => simulation.kind === 'reverted');
  const refusals = reverted.flatMap((simulation) => simulation.refusals);
  const chosen = simulations.find(({ kind }) => kind !== 'reverted');
  const isForbidden = refusals.some((refusal) => write.forbidsOthers?.(refusal));
  if (chosen && !isForbidden) return chosen;
  return { kind: 'reverted', refusals, isByProbe: reverted.some(({ isByProbe }) => isByProbe) };
}

async function measureCandidate(
  client: ChainClient,
  write: PreparedWrite,
  candidate: TransactionCall,
  strangers: readonly Address[] = [],
): Promise<Simulation> {
  const { account, approvals } = write;
  // Movements of other tokens are measured too, because events can be false.
  const holdings = [...write.holdings, ...strangers.map((token) => ({ owner: account, token }))];
  const balances = createBalancesCall(holdings, getMulticall(client));
  const calls = [balances, ...approvals, candidate, balances];
  const answers = await simulateCalls(client, { account, calls });
  if (!answers) return callCandidate(client, write, candidate);
  const refused = answers.slice(1, -1).find(({ isSuccess }) => !isSuccess);
  if (refused)
    return {
      kind: 'reverted',
      refusals: [toRefusal(refused)],
      isByProbe: refused.transfers === undefined,
    };
  const others = listTaken({ ...write, holdings }, answers);
  if (others.length === 0 || strangers.length >= mostStrangers)
    return {
      kind: 'measured',
      changes: [...compareBalances(holdings, answers), ...others],
      nftChanges: findNftChanges(account, answers.slice(1, -1)),
      answer: answers.at(-2)?.returnData ?? '0x',
      gas: sumGas(answers.slice(1, -1), write.isBatch) ?? (await estimateGasOf(client, write, candidate)),
    };
  const found = [...strangers, ...others.map(({ token }) => token)].slice(0, mostStrangers);
  return measureCandidate(client, write, candidate, found);
}

/** The gas of every transaction before its calls. */
const transactionGas = 21_000n;

/** Of a transaction for each call, or of one for all; undefined where the node does not say it of every call. */
function sumGas(answers: readonly CallAnswer[], isBatch = false): bigint | undefined {
  const gas = answers.flatMap((answer) => answer.gas ?? []);
  if (gas.length < answers.length) return undefined;
  const saved = isBatch ? transactionGas * BigInt(gas.length - 1) : 0n;
  return gas.reduce((sum, used) => sum + used, -saved);
}

/** The gas by a node that does not simulate. */
async function estimateGasOf(
  client: ChainClient,
  { account, approvals, estimatesGas }: PreparedWrite,
  candidate: TransactionCall,
): Promise<WriteGas> {
  if (!estimatesGas) return undefined;
  if (approvals.length > 0) return 'known-after-approval';
  return estimateGas(client, { ...candidate, account, prepare: false }).catch(() => undefined);
}

function compareBalances(holdings: readonly Holding[], answers: readonly CallAnswer[]) {
  const read = (answer: CallAnswer | undefined) => parseBalances(answer?.returnData ?? '0x', holdings.length);
  const [before, after] = [read(answers[0]), read(answers.at(-1))];
  return holdings.map((holding, index) => ({
    ...holding,
    change: computeChange(holding, before[index], after[index]),
  }));
}

function findNftChanges(account: Address, answers: readonly CallAnswer[]): readonly NftChange[] | undefined {
  if (answers.some(({ nftEvents }) => nftEvents === undefined)) return undefined;
  return listNftChanges(
    account,
    answers.flatMap(({ nftEvents = [] }) => nftEvents),
  );
}

type TokenChange = BalanceChange & { readonly token: Address; readonly change: bigint };

/** What the events say that the write takes of the account's tokens, besides those that are measured. */
function listTaken({ account, holdings }: SimulatedWrite, answers: readonly CallAnswer[]): TokenChange[] {
  const taken = new Map<string, TokenChange>();
  for (const { token, from, amount } of answers.flatMap(({ transfers }) => transfers ?? [])) {
    const isKnown = holdings.some((holding) => holding.token && isAddressEqual(holding.token, token));
    if (isKnown || !isAddressEqual(from, account)) continue;
    const key = token.toLowerCase();
    taken.set(key, { owner: account, token, change: (taken.get(key)?.change ?? 0n) - amount });
  }
  return [...taken.values()];
}

/** A node without simulation can still check a call that needs no approval first. */
async function callCandidate(
  client: ChainClient,
  write: PreparedWrite,
  candidate: TransactionCall,
): Promise<Simulation> {
  const { account, approvals } = write;
  if (approvals.length > 0) return { kind: 'unsupported' };
  try {
    await callContract(client, { ...candidate, account });
    return { kind: 'unmeasured', gas: await estimateGasOf(client, write, candidate) };
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return { kind: 'reverted', refusals: [{ estimateError: error, callError: error }], isByProbe: false };
  }
}

/** The approvals that an account still needs for a write, from zero where an allowance is left. */
export async function createApprovalCalls(
  client: ChainClient,
  owner: Address,
  spends: readonly Spend[],
): Promise<readonly TransactionCall[]> {
  if (spends.length === 0) return [];
  const allowances = await readContracts(
    client,
    spends.map(({ token, spender }) => ({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender],
    })),
    (allowance) => z.bigint().parse(allowance),
  );
  return spends.flatMap((spend, index) => {
    const allowed = allowances[index] ?? 0n;
    if (allowed >= spend.amount) return [];
    return allowed === 0n ? [approve(spend)] : [approve({ ...spend, amount: 0n }), approve(spend)];
  });
}

function approve({ token, spender, amount }: Spend): TransactionCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
  return { to: token, data, value: 0n };
}
