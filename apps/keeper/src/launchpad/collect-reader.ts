import { saleAbi as abi } from '@tradewind/abi/launchpad/sale.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleCollectKind } from '@tradewind/db/launchpad/collect-scope';
import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import { RetryableError } from '@tradewind/process/process-error';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import type { ChainNode } from '../chain/chain-node.ts';
import type { CollectSight } from '../collect/collect-relayer.ts';
import { computeFeeShare } from './compute-fee-share.ts';
import { claimRounds, createCollectCall } from './create-collect-call.ts';

/** Gas of a transaction that a call through the desk does not pay again, and what the desk adds for a buyer. */
const transactionGas = 21_000n;
const deskGas = 6_000n;
/** The desk gives a call no more. A token that needs more would make it fail. */
const mostCallGas = 600_000n;

/** Places in `ISale.State`. */
const [levelled, delivered, cancelled] = [1, 2, 3];

type Node = Pick<ChainNode, 'read' | 'estimateGas' | 'getHead'>;
type Due = { kind: SaleCollectKind; account: Hex };
type Policy = {
  /** The sending account. */
  from: Hex;
  /** 10⁻¹⁸ of a whole payment token that a coin costs; undefined where it is not known. */
  coinPriceE18: bigint | undefined;
};

/**
 * What a buyer can be paid of a sale as of the head. The call of the sale decides; a claim reverts in the refund window,
 * and where the account wants no help. The gas of that call is known then.
 */
export async function readSaleCollect(
  node: Node,
  sale: SaleRow,
  { kind, account }: Due,
  { from, coinPriceE18 }: Policy,
): Promise<CollectSight> {
  const data = createCollectCall(kind, account);
  const gas = await node.estimateGas({ from, to: sale.address, data, value: 0n });
  const reads = createSaleReads(node, sale.address, account);
  if (gas === undefined) return { kind: 'refused', reason: await findReason(node, reads, kind) };
  const callGas = gas - transactionGas;
  if (callGas > mostCallGas) return { kind: 'refused', reason: 'too_dear' };
  const earned = coinPriceE18 === undefined ? 0n : await computeEarned(reads, sale, kind, coinPriceE18);
  return { kind: 'due', earned, gas: callGas + deskGas };
}

/** A refund of a dead sale brought no fee; a claim brought as much of it as it has of the bought tokens. */
async function computeEarned(reads: SaleReads, sale: SaleRow, kind: SaleCollectKind, coinPriceE18: bigint) {
  if (kind === 'refund') return 0n;
  const terms = { feeBps: BigInt(sale.feeBps), payDecimals: BigInt(sale.payDecimals), coinPriceE18 };
  const accepted = await reads.accepted();
  if (kind === 'change') return computeFeeShare({ ...terms, accepted, part: 1n, whole: 1n });
  const [part, whole] = await Promise.all([reads.claimable(claimRounds[kind]), reads.bought()]);
  return computeFeeShare({ ...terms, accepted, part, whole });
}

/** Why a call reverts. A due payment that fails is left to the buyer, as are the claims of the refund window. */
async function findReason(node: Node, reads: SaleReads, kind: SaleCollectKind) {
  const buyer = await reads.userInfo();
  if (buyer.committed === 0n || buyer.isRefunded) return 'nothing';
  if (kind === 'tokens' || kind === 'stream') {
    if ((await reads.claimable(claimRounds[kind])) === 0n) return 'nothing';
    const [{ timestamp }, refundEnd] = await Promise.all([node.getHead(), reads.refundEnd()]);
    return buyer.isSelfClaimOnly || timestamp < refundEnd ? 'self_claim_only' : 'failed';
  }
  const [{ state }, deadReason, accepted] = await Promise.all([
    reads.book(),
    reads.deadReason(),
    reads.accepted(),
  ]);
  const isDue =
    kind === 'refund'
      ? state === cancelled || deadReason !== 0
      : (state === levelled || state === delivered) && !buyer.isChangeTaken && accepted < buyer.committed;
  return isDue ? 'failed' : 'nothing';
}

type SaleReads = ReturnType<typeof createSaleReads>;

function createSaleReads(node: Node, sale: Hex, account: Hex) {
  const read = async (data: Hex) => (await node.read(sale, data)) ?? unreadable(sale);
  const args = [account] as const;
  return {
    userInfo: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'userInfo', args }));
      return decodeFunctionResult({ abi, functionName: 'userInfo', data });
    },
    accepted: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'accepted', args }));
      return decodeFunctionResult({ abi, functionName: 'accepted', data });
    },
    bought: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'bought', args }));
      return decodeFunctionResult({ abi, functionName: 'bought', data });
    },
    claimable: async (claimRound: bigint) => {
      const own = [account, claimRound] as const;
      const data = await read(encodeFunctionData({ abi, functionName: 'claimable', args: own }));
      return decodeFunctionResult({ abi, functionName: 'claimable', data });
    },
    book: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'book' }));
      return decodeFunctionResult({ abi, functionName: 'book', data });
    },
    deadReason: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'deadReason' }));
      return decodeFunctionResult({ abi, functionName: 'deadReason', data });
    },
    refundEnd: async () => {
      const data = await read(encodeFunctionData({ abi, functionName: 'refundEnd' }));
      return decodeFunctionResult({ abi, functionName: 'refundEnd', data });
    },
  };
}

function unreadable(sale: Hex): never {
  throw new RetryableError(`sale ${sale} does not answer`);
}
