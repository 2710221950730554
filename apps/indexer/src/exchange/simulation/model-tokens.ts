import { encodeAbiParameters, stringToHex } from 'viem';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { metadataCalls } from '../../contract/token-metadata.ts';

type Answer = { result: Hex } | { error: { code: number; message: string } };

const reverted: Answer = { error: { code: 3, message: 'execution reverted' } };

/** Tokens of every kind, distinguished by their last hex digit; some names change with the height. */
export function answerTokenCall(token: string, data: string, blockNumber: number): Answer {
  const [name, symbol, decimals] = metadataCalls;
  const kind = token.at(-1);
  if (kind === '6') return reverted;
  if (data === decimals) return kind === '5' ? toNumber(2n ** 255n) : toNumber(kind === '4' ? 6n : 18n);
  if (kind === '1') return { result: stringToHex(data === name ? 'Old Token' : 'OLD', { size: 32 }) };
  if (kind === '2') return { result: `0x${'ff'.repeat(96)}` };
  if (kind === '3') return toText(`a\u0000b\u202E${'x'.repeat(20_000)}`);
  if (kind === '7') return { result: '0x' };
  return data === symbol ? toText('TKN') : toText(`Token of ${blockNumber >> 3}`);
}

function toText(value: string): Answer {
  return { result: encodeAbiParameters([{ type: 'string' }], [value]) };
}

function toNumber(value: bigint): Answer {
  return { result: encodeAbiParameters([{ type: 'uint256' }], [value]) };
}
