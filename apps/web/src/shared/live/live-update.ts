import { chainHeadSchema, type ChainHead } from '@tradewind/schema/hub/chain-head';
import { poolChangedSchema, type PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { Topic } from '@tradewind/schema/hub/topic';
import { transactionNoticedSchema, type TransactionNoticed } from '@tradewind/schema/hub/transaction-noticed';

/** What the hub tells the page. */
export type LiveUpdate =
  | { readonly kind: 'chain_head'; readonly payload: ChainHead }
  | { readonly kind: 'pool_changed'; readonly payload: PoolChanged }
  | { readonly kind: 'transaction_noticed'; readonly payload: TransactionNoticed }
  /** Of an area's topic: the area parses it. */
  | {
      readonly kind: 'area';
      readonly topic: Topic;
      readonly target: AreaTarget;
      readonly content: unknown;
    }
  /** From here on the page hears of the topic, or no more. */
  | { readonly kind: 'joined'; readonly topic: Topic }
  | { readonly kind: 'left'; readonly topic: Topic }
  /** Something of the topic did not arrive, or could not be read: what the page knows may be old. */
  | { readonly kind: 'missed'; readonly topic: Topic };

const areaTargets = [
  'prediction_reload',
  'prediction_calculating',
  'prediction_live',
  'prediction_joined',
  'server_time',
] as const;

export type AreaTarget = (typeof areaTargets)[number];

/** The targets that the page understands; the hub may send others, which are none of its business. */
export const liveTargets = ['chain_head', 'pool_changed', 'transaction_noticed', ...areaTargets] as const;

export type LiveTarget = (typeof liveTargets)[number];

export function isLiveTarget(target: string): target is LiveTarget {
  return liveTargets.some((known) => known === target);
}

/** The update in an event's `extraData`; undefined where it is not what its target promises. */
export function parseUpdate(target: LiveTarget, topic: Topic, extraData: string): LiveUpdate | undefined {
  const content = parseJson(extraData);
  if (target === 'chain_head') {
    const payload = chainHeadSchema.safeParse(content).data;
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
