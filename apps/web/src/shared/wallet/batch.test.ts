import type { Connector } from 'wagmi';
import { describe, expect, it, vi } from 'vitest';
import { account } from '../../../test-support/known.ts';
import { WalletLimitError } from '../transaction/wallet-limits.ts';
import { fetchBatchSupport, sendBatch } from './batch.ts';
import type { WalletSession } from './wallet-session.ts';

/** A session whose wallet gives the configured answer. */
function connect(answer: () => unknown) {
  const request = vi.fn(async (_call: unknown) => answer());
  const connector = { getProvider: async () => ({ request }) } as unknown as Connector;
  const session: WalletSession = { account, chainId: 31337, isOnNetwork: true, connector };
  return { session, request };
}

function throwCode(code: number): never {
  throw Object.assign(new Error('no'), { code });
}

describe('fetchBatchSupport', () => {
  it.each([
    [{ '0x7a69': { atomic: { status: 'supported' } } }, true],
    [{ '0x0': { atomic: { status: 'supported' } } }, true],
    [{ '0x7A69': { atomic: { status: 'supported' }, paymasterService: { supported: true } } }, true],
    // It would first have to upgrade the account.
    [{ '0x7a69': { atomic: { status: 'ready' } } }, false],
    [{ '0x7a69': { atomic: { status: 'unsupported' } } }, false],
    [{ '0x38': { atomic: { status: 'supported' } } }, false],
    [{ '0x7a69': {} }, false],
    [{}, false],
    ['garbage', false],
    [null, false],
  ])('[WAL-01] %j: %s', async (answer, expected) => {
    expect(await fetchBatchSupport(connect(() => answer).session, 31337)).toBe(expected);
  });
});

describe('sendBatch', () => {
  const calls = [{ to: account, data: '0x01', value: 17n }] as const;

  it('[SWAP-07] requests an atomic batch, and returns the wallet’s id of it', async () => {
    const { session, request } = connect(() => ({ id: '0xbatch' }));
    expect(await sendBatch(session, 31337, calls)).toBe('0xbatch');
    expect(request).toHaveBeenCalledWith({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: account,
          chainId: '0x7a69',
          atomicRequired: true,
          calls: [{ to: account, data: '0x01', value: '0x11' }],
        },
      ],
    });
  });

  it.each([4200, -32601, 5700, 5750, 5760])('[SWAP-07] %d is a limit of the wallet', async (code) => {
    await expect(sendBatch(connect(() => throwCode(code)).session, 31337, calls)).rejects.toThrow(
      WalletLimitError,
    );
  });

  it.each([4001, 4900, -32603, 5720])(
    '[SWAP-07] %d is no limit: the batch may have been sent',
    async (code) => {
      await expect(sendBatch(connect(() => throwCode(code)).session, 31337, calls)).rejects.toMatchObject({
        code,
      });
    },
  );

  it('[TX-01] refuses an answer without an id', async () => {
    await expect(sendBatch(connect(() => ({ id: '' })).session, 31337, calls)).rejects.toThrow(
      'No transaction hash found.',
    );
  });
});
