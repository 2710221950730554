import { type Hex, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { lookUpToken } from './token-lookup.query.ts';
import {
  createTokenReader,
  encodeNumber as number,
  encodeText as text,
  type TokenAnswers,
} from './token-reader.test-support.ts';

const address = toAddress('a');
const bytes = (value: string): Hex => stringToHex(value, { size: 32 });
const lookUp = (answers: TokenAnswers, code?: string) =>
  lookUpToken(createTokenReader(answers, code), address);

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

  it('[TOK-03] distinguishes an account from a contract that is no token', async () => {
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
