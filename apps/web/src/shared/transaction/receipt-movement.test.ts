import { encodeAbiParameters, encodeEventTopics, erc20Abi, type Log } from 'viem';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { expect, it } from 'vitest';
import { computePaid, computeReceived } from './receipt-movement.ts';

const account = `0x${'a'.repeat(40)}` as const;
const pool = `0x${'b'.repeat(40)}` as const;
const token = `0x${'1'.repeat(40)}` as const;
const wrappedNative = `0x${'2'.repeat(40)}` as const;
const currency = { kind: 'token', chainId: 1, address: token, symbol: 'T', name: 'T', decimals: 18 } as const;
const native = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;

function createLog(address: Log['address'], topics: unknown, value: bigint): Log {
  const data = encodeAbiParameters([{ type: 'uint256' }], [value]);
  return { address, topics, data, logIndex: 0 } as never;
}

function transfer(
  from: Log['address'],
  to: Log['address'],
  value: bigint,
  address: Log['address'] = token,
): Log {
  return createLog(
    address,
    encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }),
    value,
  );
}

function wrap(eventName: 'Deposit' | 'Withdrawal', value: bigint): Log {
  const topics = encodeEventTopics({ abi: wrappedNativeAbi, eventName, args: { account: pool } });
  return createLog(wrappedNative, topics, value);
}

it('[SWAP-04] sums the transfers of the token to the account, without those from it and of other tokens', () => {
  const logs = [
    transfer(pool, account, 7n),
    transfer(pool, account, 5n),
    transfer(account, pool, 2n),
    transfer(account, account, 9n),
    transfer(pool, account, 100n, pool),
  ] as never;
  expect(computeReceived({ logs }, { currency, account, wrappedNative })).toBe(10n);
  expect(computePaid({ logs }, { currency, account: pool, wrappedNative })).toBe(10n);
});

it('[SWAP-04] given the native coin, then counts the wrapped and unwrapped amounts', () => {
  const movement = { currency: native, account, wrappedNative };
  expect(computeReceived({ logs: [wrap('Withdrawal', 8n)] as never }, movement)).toBe(8n);
  expect(computePaid({ logs: [wrap('Deposit', 8n), wrap('Withdrawal', 1n)] as never }, movement)).toBe(7n);
});
