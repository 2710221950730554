import { describe, expect, it } from 'vitest';
import { findOwnNodeInCookies, findOwnNodeOrigin } from './own-node.ts';

describe('findOwnNodeOrigin', () => {
  it.each([
    ['https://node.example/secret-key?x=1', 'https://node.example'],
    ['https://Node.Example:8545/', 'https://node.example:8545'],
    ['https://node.example:443/', 'https://node.example'],
    ['https://192.168.1.9:8545', 'https://192.168.1.9:8545'],
    ['https://nöde.example', 'https://xn--nde-sna.example'],
  ])('[CHAIN-01] takes %s', (url, origin) => {
    expect(findOwnNodeOrigin(url, 'production')).toBe(origin);
  });

  it.each(['http://127.0.0.1:8545', 'http://localhost:8545', 'http://[::1]:8545'])(
    '[CHAIN-01] takes %s only on a local site',
    (url) => {
      expect(findOwnNodeOrigin(url, 'local')).toBe(url);
      expect(findOwnNodeOrigin(url, 'production')).toBeUndefined();
    },
  );

  it.each([
    '',
    'node.example',
    'http://node.example',
    'http://127.0.0.1.node.example',
    'wss://node.example',
    'ftp://node.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://node.example/1',
    'https://user:password@node.example',
    'https://user@node.example',
    'https://*.example',
    'https://*',
    'https://',
    'https://[::1]:8545',
    'https://a_b.example',
    'https://node.example:99999',
    `https://${'a'.repeat(60)}.${'b'.repeat(250)}.example`,
    `https://node.example/${'a'.repeat(2100)}`,
  ])('[CHAIN-01] refuses `%s`', (url) => {
    expect(findOwnNodeOrigin(url, 'local')).toBeUndefined();
  });
});

describe('findOwnNodeInCookies', () => {
  it('[CHAIN-01] finds the one cookie of the mode', () => {
    const cookies = 'a=1; __Host-tradewind-node=https://node.example; tradewind-node=http://127.0.0.1:8545';
    expect(findOwnNodeInCookies(cookies, 'production')).toBe('https://node.example');
    expect(findOwnNodeInCookies(cookies, 'local')).toBe('http://127.0.0.1:8545');
  });

  it('[CHAIN-01] finds the cookie of one chain, and never another chain’s', () => {
    const cookies = 'tradewind-node=https://home.example; tradewind-node-1=https://other.example';
    expect(findOwnNodeInCookies(cookies, 'local')).toBe('https://home.example');
    expect(findOwnNodeInCookies(cookies, 'local', 1)).toBe('https://other.example');
    expect(findOwnNodeInCookies(cookies, 'local', 137)).toBeUndefined();
  });

  it.each([
    '',
    'tradewind-node=',
    'other-tradewind-node=https://node.example',
    'tradewind-node=https://node.example/path',
    'tradewind-node=https://node.example https://evil.example',
    "tradewind-node=https://node.example 'unsafe-inline'",
    'tradewind-node=https://node.example, https://evil.example',
    'tradewind-node=https://node.example\r\nset-cookie: a=1',
    'tradewind-node=https://node.example%3b script-src *',
    'tradewind-node="https://node.example"',
    'tradewind-node=*',
    'tradewind-node=https:',
    'tradewind-node=https://NODE.example',
    'tradewind-node=https://node.example; tradewind-node=https://evil.example',
    'tradewind-node=https://node.example; tradewind-node=https://node.example',
    `tradewind-node=https://${'a'.repeat(5000)}.example`,
  ])('[CHAIN-01] finds nothing in `%s`', (cookies) => {
    expect(findOwnNodeInCookies(cookies, 'local')).toBeUndefined();
  });
});
