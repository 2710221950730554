import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { AbiFunctionSignatureNotFoundError, decodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { NftApproval } from '../simulation/nft-change.ts';
import type { Spend } from '../simulation/planned-write.ts';
import type { TransactionCall } from './transaction-call.ts';

/** What others may take after a write, as the user agreed: at most these amounts of tokens, and these NFTs. */
export type AgreedRights = {
  readonly allowances: readonly Spend[];
  readonly nfts?: readonly NftApproval[] | undefined;
};

/** A right that a call gives; the amount of a token, or the id of an NFT: both are approved by one selector. */
type Right = { readonly token: Address; readonly taker: Address; readonly amount: bigint | 'all' };

const rightsAbi = parseAbi([
  'function approve(address taker, uint256 amount)',
  'function setApprovalForAll(address taker, bool isApproved)',
]);

/** Throws when a call gives a right that was not agreed. A reset to zero needs the agreed token and spender too. */
export function assertAgreedRights(calls: readonly TransactionCall[], agreed: AgreedRights): void {
  for (const right of calls.flatMap(listRights))
    if (!isAgreed(right, agreed)) throw new UserMessageError(messages.simulation.givesTooMuch);
}

/** Calls for one atomic transaction, which give no other rights than agreed. `sendBatch` accepts this type alone. */
export class AgreedBatch {
  readonly calls: readonly TransactionCall[];

  private constructor(calls: readonly TransactionCall[]) {
    this.calls = calls;
  }

  /** Throws when a call gives a right that was not agreed. */
  static check(calls: readonly TransactionCall[], allowances: readonly Spend[]): AgreedBatch {
    assertAgreedRights(calls, { allowances });
    return new AgreedBatch(calls);
  }
}

function isAgreed({ token, taker, amount }: Right, { allowances, nfts = [] }: AgreedRights): boolean {
  const isAllowance = allowances.some(
    (agreed) =>
      isSameAddress(agreed.token, token) &&
      isSameAddress(agreed.spender, taker) &&
      amount !== 'all' &&
      amount <= agreed.amount,
  );
  return (
    isAllowance ||
    nfts.some(
      ({ collection, operator, tokenId }) =>
        isSameAddress(collection, token) &&
        isSameAddress(operator, taker) &&
        (tokenId === 'all' || tokenId === amount),
    )
  );
}

function listRights({ to: token, data }: TransactionCall): Right[] {
  const decoded = decodeRight(data);
  if (!decoded) return [];
  const { functionName, args } = decoded;
  // The zero address can take nothing: its approval revokes that of an NFT.
  if (isSameAddress(args[0], zeroAddress)) return [];
  if (functionName === 'approve') return [{ token, taker: args[0], amount: args[1] }];
  return args[1] ? [{ token, taker: args[0], amount: 'all' }] : [];
}

/** Undefined for a call that gives no right; throws for one whose arguments cannot be read. */
function decodeRight(data: Hex) {
  try {
    return decodeFunctionData({ abi: rightsAbi, data: `0x${data.slice(2).toLowerCase()}` });
  } catch (error) {
    if (error instanceof AbiFunctionSignatureNotFoundError) return undefined;
    throw error;
  }
}
