import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import { type Address, decodeFunctionData, encodeFunctionData, type Hex } from 'viem';
import type { AttachPermits } from '../../../shared/payment/spender.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { JoinAdmission } from '../join/join-order.ts';

/** Sales ignore the signatures of claims and refunds: no signature moves value. */
const noSignature: Hex = '0x';

const noListing = { maxCommit: 0n, weight: 0, proof: [] } as const;
const noPermit = { maxCommit: 0n, weight: 0, deadline: 0, signature: noSignature } as const;

/** Commits raw units of the payment token. */
export function createJoinCall(
  sale: Address,
  amount: bigint,
  { listing = noListing, permit = noPermit }: JoinAdmission,
): TransactionCall {
  const args = [amount, listing, permit] as const;
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'join', args }));
}

/** The same join with the signed allowance of the payment token (EIP-2612). */
export const attachPayPermit: AttachPermits = (call, [signed]) => {
  const joined = decodeFunctionData({ abi: saleAbi, data: call.data });
  if (joined.functionName !== 'join' || signed === undefined) return call;
  const { value, deadline, v, r, s } = signed;
  const args = [...joined.args, { value, deadline, v, r, s }] as const;
  return { ...call, data: encodeFunctionData({ abi: saleAbi, functionName: 'joinWithPayPermit', args }) };
};

/** Claims of one round from the sale; of several by the desk in one transaction, which pays the caller alone. */
export function createClaimCall(desk: Address, sale: Address, rounds: readonly number[]): TransactionCall {
  const [first, ...others] = rounds.map(BigInt);
  if (first === undefined) throw new RangeError('a claim without a round');
  if (others.length === 0) {
    // Whatever is due at the block of the claim: a part of the stream may be added until then.
    const args = [0n, first, noSignature] as const;
    return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'claimTokens', args }));
  }
  return createClaimManyCall(
    desk,
    rounds.map((claimRound) => ({ sale, claimRound })),
  );
}

/** Claims rounds of one or several sales, all or none. */
export function createClaimManyCall(
  desk: Address,
  claims: readonly { readonly sale: Address; readonly claimRound: number }[],
): TransactionCall {
  const args = [claims.map(({ sale, claimRound }) => ({ sale, claimRound: BigInt(claimRound) }))] as const;
  return toCall(desk, encodeFunctionData({ abi: saleDeskAbi, functionName: 'claimMany', args }));
}

export function createChangeCall(sale: Address, account: Address): TransactionCall {
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'claimChange', args: [account] }));
}

/** Returns the caller's purchase in the window; the sale refuses another amount than the shown one. */
export function createRefundCall(sale: Address, amount: bigint): TransactionCall {
  const args = [amount, noSignature] as const;
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'refund', args }));
}

/** Returns an account's payment of a dead sale, and cancels the sale where nobody did. */
export function createRefundForCall(sale: Address, account: Address): TransactionCall {
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'refundFor', args: [account] }));
}

export function createCloseCall(sale: Address): TransactionCall {
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'close' }));
}

/** Counts these buyers, in rising order, for a level. */
export function createTallyCall(sale: Address, level: bigint, accounts: readonly Address[]): TransactionCall {
  const packed: Hex = `0x${accounts.map((account) => account.slice(2).toLowerCase()).join('')}`;
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'tally', args: [level, packed] }));
}

export function createFailCall(sale: Address): TransactionCall {
  return toCall(sale, encodeFunctionData({ abi: saleAbi, functionName: 'fail' }));
}

function toCall(to: Address, data: Hex): TransactionCall {
  return { to, data, value: 0n };
}
