import { chainHeadSchema, type ChainHead } from '@tradewind/schema/hub/chain-head';
import { chainStaleSchema, type ChainStale } from '@tradewind/schema/hub/chain-stale';
import { poolChangedSchema, type PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { Topic } from '@tradewind/schema/hub/topic';
import { transactionNoticedSchema, type TransactionNoticed } from '@tradewind/schema/hub/transaction-noticed';

/** The updates that the hub publishes to the page. */
export type LiveUpdate =
  | { readonly kind: 'chain_head'; readonly payload: ChainHead }
  /** The index of a chain stopped, or continues. */
  | { readonly kind: 'chain_stale'; readonly payload: ChainStale }
  | { readonly kind: 'pool_changed'; readonly payload: PoolChanged }
  | { readonly kind: 'transaction_noticed'; readonly payload: TransactionNoticed }
  /** An update of an area's topic; the area parses it. */
  | {
      readonly kind: 'area';
      readonly topic: Topic;
      readonly target: AreaTarget;
      readonly content: unknown;
    }
  /** The page joined the topic, or left it. */
  | { readonly kind: 'joined'; readonly topic: Topic }
  | { readonly kind: 'left'; readonly topic: Topic }
  /** An update of the topic was lost or unreadable: the page's data may be old. */
  | { readonly kind: 'missed'; readonly topic: Topic };

const areaTargets = [
  'prediction_reload',
  'prediction_calculating',
  'prediction_live',
  'prediction_joined',
  'server_time',
] as const;

export type AreaTarget = (typeof areaTargets)[number];

/** The targets that the page understands; the hub may send others, which are ignored. */
export const liveTargets = [
  'chain_head',
  'chain_stale',
  'pool_changed',
  'transaction_noticed',
  ...areaTargets,
] as const;

export type LiveTarget = (typeof liveTargets)[number];

export function isLiveTarget(target: string): target is LiveTarget {
  return liveTargets.some((known) => known === target);
}

/** The update in an event's `extraData`; undefined where it does not match its target's schema. */
export function parseUpdate(target: LiveTarget, topic: Topic, extraData: string): LiveUpdate | undefined {
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
  return content === undefined ? undefined : { kind: 'area', topic, target, content };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
