import { afterEach, describe, expect, it, vi } from 'vitest';
import { toUserMessage } from '../../chain/to-user-message.ts';
import { toPairingError, toWalletError, withinPatience } from './relay-error.ts';

afterEach(() => vi.useRealTimers());

describe('the error of a phone', () => {
  it.each([
    [{ code: 5000, message: 'User rejected.' }, 'The user rejected the request.'],
    [{ code: 5002, message: 'User rejected methods.' }, 'The user rejected the request.'],
    [{ code: 4001, message: 'no' }, 'The user rejected the request.'],
    [
      { code: 6000, message: 'User disconnected.' },
      'Your wallet is not connected. Open it or connect it again, then try again.',
    ],
    [
      new Error('Request expired. Please try again.'),
      'Your wallet did not answer in time. Look into it before you try again.',
    ],
  ])('[WAL-06] %j becomes a sentence', (error, sentence) => {
    expect(toUserMessage(toWalletError(error))).toBe(sentence);
  });
});

describe('the error of a pairing', () => {
  it.each([
    [new Error('Proposal expired'), /^This code has expired/],
    [{ code: 5000, message: 'User rejected.' }, /^The user rejected the request\.$/],
    [new Error('Failed to publish custom payload, please try again.'), /^The WalletConnect relay could not/],
    [new TypeError('Failed to fetch dynamically imported module'), /^The WalletConnect relay could not/],
  ])('[WAL-06] %s', (error, sentence) => {
    expect(toUserMessage(toPairingError(error))).toMatch(sentence);
  });
});

it('[WAL-06] waits ten seconds for the relay', async () => {
  vi.useFakeTimers();
  const waiting = withinPatience(new Promise(() => {}), 'not reached');
  const expectation = expect(waiting).rejects.toThrow('not reached');
  await vi.advanceTimersByTimeAsync(10_000);
  await expectation;
  await expect(withinPatience(Promise.resolve('reached'), 'not reached')).resolves.toBe('reached');
});
