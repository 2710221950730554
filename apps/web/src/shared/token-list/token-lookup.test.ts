import { multicall3Abi } from '@tradewind/abi/exchange/multicall3.abi';
import {
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  stringToHex,
  zeroHash,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { localChain } from '../chain/local-chain.test-support.ts';
import { lookUpToken } from './token-lookup.query.ts';

const address = `0x${'a'.repeat(40)}` as const;
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value]);
const bytes = (value: string): Hex => stringToHex(value, { size: 32 });
const number = (value: number): Hex => encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)]);

type Answers = { name?: Hex; symbol?: Hex; decimals?: Hex };
const selectors: Record<string, keyof Answers> = {
  '0x06fdde03': 'name',
  '0x95d89b41': 'symbol',
  '0x313ce567': 'decimals',
};

/** A chain with one contract that answers so. */
function createReader(answers: Answers, code = '0x00') {
  const request = async ({ method, params }: { method: string; params: [{ data: Hex }] }) => {
    if (method === 'eth_getCode') return code;
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: params[0].data });
    const calls = args?.[1] as readonly { callData: Hex }[];
    const results = calls.map(({ callData }) => {
      const returnData = answers[selectors[callData] ?? 'name'];
      return { success: returnData !== undefined, returnData: returnData ?? '0x' } as const;
    });
    return encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'tryBlockAndAggregate',
      result: [1n, zeroHash, results],
    });
  };
  return createClient({ chain: localChain, transport: custom({ request }, { retryCount: 0 }) });
}

const lookUp = (answers: Answers, code?: string) => lookUpToken(createReader(answers, code), address);

describe('lookUpToken', () => {
  it.each([
    ['text', { name: text('Dai'), symbol: text('DAI'), decimals: number(6) }],
    ['32 bytes', { name: bytes('Dai'), symbol: bytes('DAI'), decimals: number(6) }],
    ['either', { name: text('Dai'), symbol: bytes('DAI'), decimals: number(6) }],
    [
      'hidden characters',
      { name: text('\u202EDai'), symbol: text('D\u200BA\uFE0FI\u3164\n'), decimals: number(6) },
    ],
  ])('[TOK-03] reads a token whose names are %s', async (_, answers) => {
    expect(await lookUp(answers)).toEqual({
      kind: 'token',
      token: { kind: 'token', chainId: 31337, address, name: 'Dai', symbol: 'DAI', decimals: 6 },
    });
  });

  it('[TOK-03] tells an account from a contract that is no token', async () => {
    expect(await lookUp({}, '0x')).toEqual({ kind: 'no-contract' });
    expect(await lookUp({})).toEqual({ kind: 'no-token' });
    expect(await lookUp({ name: text('Pair'), symbol: text('LP') })).toEqual({ kind: 'no-token' });
    expect(await lookUp({ name: text('X'), symbol: text(''), decimals: number(18) })).toEqual({
      kind: 'no-token',
    });
    expect(await lookUp({ name: text('X'), symbol: text('X'), decimals: number(256) })).toEqual({
      kind: 'no-token',
    });
  });
});
