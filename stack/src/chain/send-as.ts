import { numberToHex } from 'viem';
import type { ChainClient } from './connect.ts';

interface Transaction {
  readonly from: `0x${string}`;
  readonly to: `0x${string}`;
  readonly data: `0x${string}`;
  readonly value?: bigint;
  /** Default: enough for the largest deployment, so that few transactions fit in a block. */
  readonly gas?: bigint;
}

const mostGas = 6_000_000n;

/** Sends a transaction of an account whose key the node holds; returns its hash without waiting for a block. */
export function sendAs(
  client: ChainClient,
  { from, to, data, value = 0n, gas = mostGas }: Transaction,
): Promise<`0x${string}`> {
  return client.request({
    method: 'eth_sendTransaction',
    params: [{ from, to, data, value: numberToHex(value), gas: numberToHex(gas) }],
  });
}
