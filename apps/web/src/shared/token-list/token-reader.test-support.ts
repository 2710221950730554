import { createClient, custom, encodeAbiParameters, type Hex } from 'viem';
import { localChain } from '../chain/local-chain.test-support.ts';
import { answerMulticall } from '../chain/multicall.test-support.ts';

export type TokenAnswers = { name?: Hex; symbol?: Hex; decimals?: Hex };

const selectors: Record<string, keyof TokenAnswers> = {
  '0x06fdde03': 'name',
  '0x95d89b41': 'symbol',
  '0x313ce567': 'decimals',
};

/** A chain with one contract that returns these answers. */
export function createTokenReader(answers: TokenAnswers, code = '0x00') {
  const request = async ({ method, params }: { method: string; params: [{ data: Hex }] }) => {
    if (method === 'eth_getCode') return code;
    return answerMulticall(params[0].data, ({ callData }) => {
      const returnData = answers[selectors[callData] ?? 'name'];
      return { success: returnData !== undefined, returnData: returnData ?? '0x' };
    });
  };
  return createClient({ chain: localChain, transport: custom({ request }, { retryCount: 0 }) });
}

export function encodeText(value: string): Hex {
  return encodeAbiParameters([{ type: 'string' }], [value]);
}

export function encodeNumber(value: number): Hex {
  return encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)]);
}
