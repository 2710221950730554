import { type AbiEvent, pad, toEventSelector } from 'viem';
import type { VerifyReceipt } from './report-kind.ts';

type Evidence = {
  event: AbiEvent;
  /** The topic with the account; without one the account is the transaction's sender. */
  accountTopic?: number;
};

/** Verifies that a receipt shows an event of the emitter that belongs to the owner. */
export function verifyEvent({ event, accountTopic }: Evidence): VerifyReceipt {
  const selector = toEventSelector(event);
  return (receipt, { owner, emitter }) => {
    if (receipt === undefined) return 'missing';
    if (accountTopic === undefined && receipt.from !== owner) return 'another_sender';
    if (!receipt.succeeded) return 'reverted';
    const events = receipt.logs.filter(
      ({ address, topics }) => topics[0] === selector && address === emitter,
    );
    if (events.length === 0) return 'another_event';
    const isOwn = ({ topics }: (typeof events)[number]) =>
      accountTopic === undefined || topics[accountTopic] === pad(owner);
    return events.some(isOwn) ? 'fitting' : 'another_sender';
  };
}
