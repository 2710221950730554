import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleCollectKind } from '@tradewind/db/launchpad/collect-scope';
import { dueTranchesRound, streamRound } from '@tradewind/rules/launchpad/claim-row';
import { encodeFunctionData } from 'viem';

/** Claim rounds of `ISale.claimTokens`: all due tranches, and the stream. */
export const claimRounds = { tokens: BigInt(dueTranchesRound), stream: BigInt(streamRound) } as const;

/** The call of a sale that pays a buyer; anybody may send it. */
export function createCollectCall(kind: SaleCollectKind, account: Hex): Hex {
  const abi = saleAbi;
  if (kind === 'change') return encodeFunctionData({ abi, functionName: 'claimChange', args: [account] });
  if (kind === 'refund') return encodeFunctionData({ abi, functionName: 'refundFor', args: [account] });
  return encodeFunctionData({ abi, functionName: 'claimTokensFor', args: [account, claimRounds[kind]] });
}

/** The call of the desk that pays many buyers of many sales; one that fails does not stop the others. */
export function createDeskCall(kind: SaleCollectKind, requests: readonly CollectRequest[]): Hex {
  const abi = saleDeskAbi;
  const bySale = [...Map.groupBy(requests, ({ item }) => item)];
  const batches = bySale.map(([sale, own]) => ({
    sale: toHex(sale),
    accounts: own.map(({ account }) => account),
  }));
  if (kind === 'change') return encodeFunctionData({ abi, functionName: 'changeMany', args: [batches] });
  if (kind === 'refund') return encodeFunctionData({ abi, functionName: 'refundMany', args: [batches] });
  return encodeFunctionData({ abi, functionName: 'claimForMany', args: [batches, claimRounds[kind]] });
}

/** The item of a request is the address of its sale. */
export function toHex(item: string): Hex {
  return `0x${item.slice(2)}`;
}
