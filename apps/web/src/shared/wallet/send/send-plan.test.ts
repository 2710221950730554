import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import * as fc from 'fast-check';
import { createClient, custom, decodeFunctionData, numberToHex, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { localChain } from '../../chain/local-chain.test-support.ts';
import { messages } from '../../message/messages.ts';
import type { Currency } from '../../token-list/currency.ts';
import { planSend } from './send-write.ts';
import { createSendCall, type SendOrder } from './send-order.ts';
import { createSendPlan } from './send-plan.ts';

const sender = `0x${'a'.repeat(40)}` as const;
const recipient = `0x${'b'.repeat(40)}` as const;
const token = `0x${'c'.repeat(40)}` as const;
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const dollar: Currency = {
  kind: 'token',
  chainId: 31337,
  address: token,
  symbol: 'BUSD',
  name: 'BUSD',
  decimals: 18,
};
const order: SendOrder = { currency: dollar, amount: 5n, sender, recipient };

/** Runs the check before the wallet against a token whose transfer returns this. */
async function check(answer: Hex | Error, code: Hex = '0x60', of = order): Promise<void> {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_getCode') return code;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = createClient({ chain: localChain, transport: custom({ request }, { retryCount: 0 }) });
  const step = createSendPlan(of, client, 'Send').steps.find(({ kind }) => kind === 'check');
  if (step?.kind === 'check') await step.check();
}

const explain = (error: Error) =>
  planSend(order).explain([{ estimateError: error, callError: error }]).message;

describe('createSendCall', () => {
  it('[CHAIN-03] encodes exactly the confirmed amount and recipient, and has a value only for the native coin', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (amount) => {
        expect(createSendCall({ ...order, currency: native, amount })).toEqual({
          to: recipient,
          value: amount,
          data: '0x',
        });
        const { to, value, data } = createSendCall({ ...order, amount });
        expect([to, value]).toEqual([token, 0n]);
        const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
        expect([functionName, args?.[1]]).toEqual(['transfer', amount]);
        expect(String(args?.[0]).toLowerCase()).toBe(recipient);
      }),
    );
  });
});

describe('createSendPlan', () => {
  it('[TX-04] given another recipient, amount or currency, then it is another transfer', () => {
    const client = createClient({ chain: localChain, transport: custom({ request: async () => '0x' }) });
    const identify = (change: Partial<SendOrder> = {}, summary = 'Send') =>
      createSendPlan({ ...order, ...change }, client, summary).identity;
    expect(identify({ recipient: sender })).not.toBe(identify());
    expect(identify({ amount: 6n })).not.toBe(identify());
    expect(identify({ currency: native })).not.toBe(identify());
    expect(identify({ recipientName: 'bob.eth' }, 'Senden')).toBe(identify());
  });

  it('[CHAIN-03] accepts a token that returns true, or nothing as old ones do', async () => {
    await check(numberToHex(1, { size: 32 }));
    await check('0x');
  });

  it('[CHAIN-03] stops before the wallet when the token returns false', async () => {
    await expect(check(numberToHex(0, { size: 32 }))).rejects.toThrow(messages.send.refused);
  });

  it('[CHAIN-03] stops before the wallet when there is no token', async () => {
    await expect(check('0x', '0x')).rejects.toThrow(messages.send.noToken);
  });

  it('[CHAIN-03] leaves a revert to the estimate, and reads nothing for the native coin', async () => {
    await check(new Error('execution reverted'));
    await check(new Error('nobody asks'), '0x', { ...order, currency: native });
  });

  it('[CHAIN-03] explains why a transfer would fail', () => {
    expect(explain(new Error('execution reverted: paused'))).toBe(messages.send.failed('paused'));
    expect(explain(new Error('insufficient funds for gas'))).toBe(messages.chain.insufficientFunds);
  });
});
