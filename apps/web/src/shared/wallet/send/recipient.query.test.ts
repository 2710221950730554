import { createClient, custom, encodeAbiParameters, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { localChain } from '../../chain/local-chain.test-support.ts';
import { answerMulticall } from '../../chain/multicall.test-support.ts';
import { fetchRecipientKind } from './recipient.query.ts';

const address = toAddress('a');
const factory = toAddress('f');
const word = (value: `0x${string}`): Hex => encodeAbiParameters([{ type: 'address' }], [value]);

/** The kind of a recipient with this code that returns this value for `factory()`. */
function fetchKind(code: Hex, answer?: Hex) {
  const returned = { success: answer !== undefined, returnData: answer ?? '0x' } as const;
  const request = async ({ method, params }: { method: string; params: [{ data: Hex }] }) =>
    method === 'eth_getCode' ? code : answerMulticall(params[0].data, () => returned);
  const client = createClient({ chain: localChain, transport: custom({ request }, { retryCount: 0 }) });
  return fetchRecipientKind(client, address, factory);
}

describe('fetchRecipientKind', () => {
  it('[CHAIN-03] recognises an account, also one that delegates to code', async () => {
    expect(await fetchKind('0x')).toBe('account');
    expect(await fetchKind(`0xef0100${'12'.repeat(20)}`)).toBe('account');
  });

  it('[CHAIN-03] recognises a contract with any answer', async () => {
    expect(await fetchKind('0x60')).toBe('contract');
    expect(await fetchKind('0x60', '0x')).toBe('contract');
    expect(await fetchKind('0x60', word(toAddress('e')))).toBe('contract');
  });

  it('[CHAIN-03] recognises a pool by its factory', async () => {
    expect(await fetchKind('0x60', word(factory))).toBe('pool');
  });
});
