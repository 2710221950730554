import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-client/api-error.ts';
import { messages } from '../message/messages.ts';
import { toCollectReason } from './to-collect-reason.ts';

const reasons = { tooDear: 'too dear', nothing: 'nothing', failed: 'failed' };
const refusal = (code: string) => new ApiError({ code, status: 200 });

describe('[PRED-07] [IDO-10] why the server collected nothing', () => {
  it.each([
    ['COLLECT_TOO_DEAR', 'too dear'],
    ['NOTHING_TO_COLLECT', 'nothing'],
    ['COLLECT_ONESELF_ONLY', messages.collect.oneselfOnly],
    ['COLLECT_FAILED', 'failed'],
    ['UNREACHABLE', 'failed'],
  ])('given the refusal %s, then it says `%s`', (code, text) => {
    expect(toCollectReason(refusal(code), reasons)).toBe(text);
  });

  it('given a sign-in that the person declined, then it says so', () => {
    const declined = Object.assign(new Error('rejected'), { code: 4001 });
    expect(toCollectReason(declined, reasons)).toBe(messages.collect.signInDeclined);
  });

  it('given an unknown fault, then nothing is called lost', () => {
    expect(toCollectReason(new Error('boom'), reasons)).toBe('failed');
  });
});
