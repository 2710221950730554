import { accountNoticedSchema, type AccountNoticed } from '@tradewind/schema/hub/account-noticed';
import { chainHeadSchema, type ChainHead } from '@tradewind/schema/hub/chain-head';
import { chainStaleSchema, type ChainStale } from '@tradewind/schema/hub/chain-stale';
import { poolChangedSchema, type PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { Target } from '@tradewind/schema/hub/target';
import type { Topic } from '@tradewind/schema/hub/topic';
import { transactionNoticedSchema, type TransactionNoticed } from '@tradewind/schema/hub/transaction-noticed';

/** The updates that the hub publishes to the page. */
export type LiveUpdate =
  | { readonly kind: 'chain_head'; readonly payload: ChainHead }
  /** The index of a chain stopped, or continues. */
  | { readonly kind: 'chain_stale'; readonly payload: ChainStale }
  | { readonly kind: 'pool_changed'; readonly payload: PoolChanged }
  | { readonly kind: 'transaction_noticed'; readonly payload: TransactionNoticed }
  /** News of the signed-in account; the area of each parses it. */
  | { readonly kind: 'account_noticed'; readonly payload: AccountNoticed }
  /** An update of an area's topic; the area parses it. */
  | {
      readonly kind: 'area';
      readonly topic: Topic;
      readonly target: Target;
      readonly content: unknown;
      /** It was published before the page joined the topic. */
      readonly isPast?: true;
    }
  /** The page joined the topic, or left it. */
  | { readonly kind: 'joined'; readonly topic: Topic }
  | { readonly kind: 'left'; readonly topic: Topic }
  /** An update of the topic was lost or unreadable: the page's data may be old. */
  | { readonly kind: 'missed'; readonly topic: Topic };

/** The update in an event's `extraData`; undefined where it does not match its target's schema. */
export function parseUpdate(target: Target, topic: Topic, extraData: string): LiveUpdate | undefined {
  const content = parseJson(extraData);
  if (target === 'chain_head') {
    const payload = chainHeadSchema.safeParse(content).data;
    return payload && { kind: target, payload };
  }
  if (target === 'chain_stale') {
    const payload = chainStaleSchema.safeParse(content).data;
    return payload && { kind: target, payload };
  }
  if (target === 'pool_changed') {
    const payload = poolChangedSchema.safeParse(content).data;
    return payload && { kind: target, payload };
  }
  if (target === 'transaction_noticed') {
    const payload = transactionNoticedSchema.safeParse(content).data;
    return payload && { kind: target, payload };
  }
  if (target === 'account_noticed') {
    const payload = accountNoticedSchema.safeParse(content).data;
    return payload && { kind: target, payload };
  }
  return content === undefined ? undefined : { kind: 'area', topic, target, content };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
