import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { type SaleCollectKind, toSaleCollectScope } from '@tradewind/db/launchpad/collect-scope';
import { toAddressKey } from '@tradewind/rules/network/address';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { parseEventLogs } from 'viem';
import type { Chain } from '../chain/chain.ts';
import { toRefusalCode } from '../collect/collect-answer.ts';
import type { Collector } from '../collect/collector.ts';
import { listCollects, type SaleCollect } from './list-collects.ts';
import type { SaleHolding } from './sale-facts.ts';

/** A buyer in a sale. */
export type OwnSale = { chain: Chain; sale: Hex; account: Hex; holding: SaleHolding };

/** `isNew` where the index has something due, and the keeper got a request; else it was paid before. */
export type CollectResult =
  | { state: 'collecting'; txHash: Hex | null }
  | { state: 'collected'; isNew: boolean; txHash: Hex | null }
  | { state: 'refused'; code: ErrorCode };

/** Has the keeper pay a buyer of a sale, each kind by a request of its own. */
export async function collectSale(
  collector: Collector,
  own: OwnSale,
  kinds: readonly SaleCollectKind[],
): Promise<CollectResult[]> {
  return Promise.all(listCollects(own.holding, kinds).map((collect) => collectKind(collector, own, collect)));
}

async function collectKind(
  collector: Collector,
  { chain, sale, account }: OwnSale,
  { kind, state }: SaleCollect,
): Promise<CollectResult> {
  if (state === 'oneself') return { state: 'refused', code: 'COLLECT_ONESELF_ONLY' };
  const key = { ...toSaleCollectScope(chain.chainId, kind), account, item: sale };
  if (state === 'collected')
    return { state, isNew: false, txHash: await findPayment(chain, await collector.find(key)) };
  return toResult(chain, await collector.wait(await collector.request(key)));
}

/** The transaction that paid a buyer; null where that is not known, as where the buyer was faster than the keeper. */
async function findPayment(chain: Chain, request: CollectRequest | undefined): Promise<Hex | null> {
  if (request?.state !== 'done' || request.txHash === null) return null;
  return (await isSkipped(chain, request, request.txHash)) === false ? request.txHash : null;
}

/** The desk skips a call that fails: then a block includes the transaction, and the buyer was not paid. */
async function toResult(chain: Chain, request: CollectRequest): Promise<CollectResult> {
  const { state, reason, txHash } = request;
  if (state === 'refused') return { state, code: toRefusalCode(reason) };
  if (state !== 'done' || txHash === null) return { state: 'collecting', txHash };
  const skipped = await isSkipped(chain, request, txHash);
  if (skipped === undefined) return { state: 'collecting', txHash };
  return skipped ? { state: 'refused', code: 'COLLECT_FAILED' } : { state: 'collected', isNew: true, txHash };
}

/** Undefined while no node answers with the receipt. */
async function isSkipped(chain: Chain, { account, item }: CollectRequest, txHash: Hex) {
  const desk = chain.findDeployment(findLaunchpadDeployment)?.desk;
  const receipt = await chain.node.findReceipt(txHash).catch(() => undefined);
  if (receipt === undefined || desk === undefined) return undefined;
  const logs = receipt.logs.filter(({ address }) => toAddressKey(address) === toAddressKey(desk));
  return parseEventLogs({ abi: saleDeskAbi, eventName: 'Skipped', logs }).some(
    ({ args }) => toAddressKey(args.account) === account && toAddressKey(args.sale) === item,
  );
}

/**
 * One result of many: a collection under way comes first, then a refusal, after which the account has to act by itself.
 * A known payment comes before what the account alone may collect, which may be no more than its right to return the
 * purchase. That there is nothing is the result only where no kind has another one.
 */
export function joinResults(results: readonly CollectResult[]): CollectResult {
  const [first] = results.toSorted((a, b) => rank(a) - rank(b));
  return first ?? { state: 'refused', code: 'NOTHING_TO_COLLECT' };
}

function rank(result: CollectResult): number {
  if (result.state === 'collecting') return 0;
  if (result.state === 'collected') {
    if (result.isNew) return 2;
    return result.txHash === null ? 5 : 3;
  }
  if (result.code === 'COLLECT_ONESELF_ONLY') return 4;
  return result.code === 'NOTHING_TO_COLLECT' ? 6 : 1;
}
