import { describe, expect, it } from 'vitest';
import { messages } from '../../../shared/message/messages.ts';
import { findBlockReason } from './block-reason.ts';

const open = { isPaused: false, isChainAway: false, now: 1_000, lockAt: 1_100 };
const text = messages.prediction;

describe('the reason why entries are blocked', () => {
  it('[PRED-06] nothing blocks an entry until three seconds before the lock', () => {
    expect(findBlockReason(open)).toBeUndefined();
    expect(findBlockReason({ ...open, now: 1_096 })).toBeUndefined();
    expect(findBlockReason({ ...open, now: 1_097 })).toBe(text.closing);
    expect(findBlockReason({ ...open, now: 1_100 })).toBe(text.locked);
  });

  it('[PRED-06] entries are blocked without chain time, without the network, or while paused', () => {
    expect(findBlockReason({ ...open, now: undefined })).toBe(text.clockUnknown);
    expect(findBlockReason({ ...open, isChainAway: true })).toBe(text.notice.chain);
    expect(findBlockReason({ ...open, isPaused: true })).toBe(text.paused);
  });
});
