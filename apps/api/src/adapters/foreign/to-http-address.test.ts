import { describe, expect, it } from 'vitest';
import { toHttpAddress } from './to-http-address.ts';

const toAddress = (url: string) => toHttpAddress(url, 'https://gateway.test/');

describe('toHttpAddress', () => {
  it.each([
    ['https://lists.test/a.json', 'https://lists.test/a.json'],
    ['http://lists.test', 'http://lists.test'],
    ['HTTPS://lists.test', 'HTTPS://lists.test'],
    ['ipfs://QmHash/list.json', 'https://gateway.test/ipfs/QmHash/list.json'],
    ['ipfs:QmHash', 'https://gateway.test/ipfs/QmHash'],
    ['ipns://lists.test', 'https://gateway.test/ipns/lists.test'],
  ])('[TOK-04] %s is read at %s', (url, address) => {
    expect(toAddress(url)).toBe(address);
  });

  it.each([
    'ftp://lists.test',
    'lists',
    'tokens.eth',
    'tokens.eth/list',
    'file:///etc/passwd',
    'data:,x',
    'ipfs://',
    'ipfs://a/../../b',
    'ipfs://a?b',
    'http://',
  ])('[TOK-05] %s is of no list protocol', (url) => {
    expect(() => toAddress(url)).toThrow('Unrecognized list URL protocol.');
  });
});
