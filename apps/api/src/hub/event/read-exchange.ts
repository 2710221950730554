import { addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { type ChainHead, chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { type PoolChanged, poolChangedSchema } from '@tradewind/schema/hub/pool-changed';
import { headTopic, poolsTopic } from '@tradewind/schema/hub/topic';
import { transactionNoticedSchema } from '@tradewind/schema/hub/transaction-noticed';
import { z } from 'zod';
import type { OutgoingEvent } from './outgoing-event.ts';
import { toAccountEvent, toAccountEvents } from './to-account-events.ts';

const signedSchema = z.array(z.object({ account: addressSchema, hash: hashSchema }));

/** `chain.head`: the last indexed block of a chain. */
export function readHead(payload: Record<string, unknown>): OutgoingEvent[] {
  return [toHeadEvent(chainHeadSchema.parse(payload))];
}

/** `chain.undone`: the same, below the last published block; any pool may have changed. */
export function readUndone(payload: Record<string, unknown>): OutgoingEvent[] {
  const head = chainHeadSchema.parse(payload);
  const { chainId, blockNumber } = head;
  return [toHeadEvent(head), toPoolsEvent({ chainId, blockNumber, swapCount: 0, pools: null })];
}

/** `exchange.changed`: pools, and transactions by their signers. */
export function readChange(payload: Record<string, unknown>): OutgoingEvent[] {
  const change = poolChangedSchema.parse(payload);
  const { chainId, blockNumber } = change;
  const signed = signedSchema.parse(payload['transactions'] ?? []);
  return [toPoolsEvent(change), ...toAccountEvents({ chainId, blockNumber }, signed)];
}

/** `transaction.noticed`: the state of an account's reported transactions. */
export function readTransaction(payload: Record<string, unknown>): OutgoingEvent[] {
  return [toAccountEvent(addressSchema.parse(payload['account']), transactionNoticedSchema.parse(payload))];
}

function toHeadEvent(extraData: ChainHead): OutgoingEvent {
  return { topic: headTopic(extraData.chainId), target: 'chain_head', extraData, isReplaceable: true };
}

function toPoolsEvent(extraData: PoolChanged): OutgoingEvent {
  return { topic: poolsTopic(extraData.chainId), target: 'pool_changed', extraData, isReplaceable: false };
}
