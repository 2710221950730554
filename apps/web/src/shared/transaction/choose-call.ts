import type { Address } from 'viem';
import { call as callContract, estimateGas } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import type { CallRefusal, TransactionCall } from './transaction-call.ts';

export type ChosenCall = TransactionCall & { readonly gas: bigint };

type Estimate = ChosenCall | CallRefusal;

/** Gas limit of a write: the estimate plus 10%. */
function withGasMargin(gas: bigint): bigint {
  return (gas * 110n) / 100n;
}

/**
 * Estimates all candidates and returns the first that would succeed, or the refusals. Throws when a node was
 * unreachable, which is no refusal.
 */
export async function chooseCall(
  client: ChainClient,
  account: Address,
  calls: readonly TransactionCall[],
  forbidsOthers: (refusal: CallRefusal) => boolean = () => false,
): Promise<ChosenCall | readonly CallRefusal[]> {
  const estimates = await Promise.all(calls.map((call) => estimate(client, account, call)));
  const refusals = estimates.flatMap((candidate) => ('gas' in candidate ? [] : [candidate]));
  const chosen = estimates.find((candidate) => 'gas' in candidate);
  return chosen && !refusals.some(forbidsOthers) ? chosen : refusals;
}

async function estimate(client: ChainClient, account: Address, call: TransactionCall): Promise<Estimate> {
  try {
    const gas = withGasMargin(await estimateGas(client, { ...call, account }));
    return { ...call, gas: call.gas ?? gas };
  } catch (estimateError) {
    if (isNodeFailure(estimateError)) throw estimateError;
    return { estimateError, callError: await findCallError(client, account, call) };
  }
}

async function findCallError(client: ChainClient, account: Address, call: TransactionCall) {
  try {
    await callContract(client, { ...call, account });
    return undefined;
  } catch (callError) {
    if (isNodeFailure(callError)) throw callError;
    return callError;
  }
}
