import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import {
  createTokenReader,
  encodeNumber,
  encodeText,
} from '../../../shared/token-list/token-reader.test-support.ts';
import { fetchToken } from './currency.query.ts';

const address = toAddress('a');

const fetchCalled = (name: string, symbol: string) =>
  fetchToken(
    createTokenReader({ name: encodeText(name), symbol: encodeText(symbol), decimals: encodeNumber(6) }),
    address,
  );

it.each([
  ['shows', 'Dai', 'DAI', { name: 'Dai', symbol: 'DAI' }],
  [
    'removes hidden and reversing characters from',
    '\u202eDai',
    'D\u200bA\u3164I\n',
    { name: 'Dai', symbol: 'DAI' },
  ],
  ['bounds', 'n'.repeat(100_000), 's'.repeat(101), { name: 'n'.repeat(100), symbol: 's'.repeat(100) }],
  ['replaces by the address', '\u200b', '', { name: '0xaaaa…aaaa', symbol: '0xaaaa…aaaa' }],
])('[LIQ-01] %s the untrusted names of a token', async (_, name, symbol, expected) => {
  expect(await fetchCalled(name, symbol)).toEqual({
    kind: 'token',
    chainId: 31337,
    address,
    decimals: 6,
    ...expected,
  });
});

it('[LIQ-01] does not treat a contract without valid decimals as a token', async () => {
  const words = { name: encodeText('X'), symbol: encodeText('X') };
  expect(await fetchToken(createTokenReader(words), address)).toBeNull();
  expect(await fetchToken(createTokenReader({ ...words, decimals: encodeNumber(256) }), address)).toBeNull();
});
