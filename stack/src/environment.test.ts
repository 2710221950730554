import { describe, expect, it } from 'vitest';
import { parseEnvironment, root } from './environment.ts';

describe('parseEnvironment', () => {
  it('[OPS-01] requires no variable', () => {
    expect(parseEnvironment({ PORT_BASE: '', RPC_URLS: '' })).toEqual({
      home: `${root}/.tradewind`,
      portBase: 4500,
      apiNodes: 1,
      databaseUrl: undefined,
      chains: ['bep', 'erc', 'poly'],
      rpcUrls: undefined,
      wsUrl: undefined,
      priceSeed: undefined,
      isFeedOn: true,
      hasFiles: true,
      hasOpponents: true,
      logLevel: 'info',
    });
  });

  it('[OPS-01] accepts a home, ports, a database and nodes of the operator', () => {
    const environment = parseEnvironment({
      TRADEWIND_HOME: '/srv/tradewind',
      PORT_BASE: '0',
      API_NODES: '2',
      DATABASE_URL: 'postgres://a:b@db:5432/tradewind',
      CHAINS: 'poly, bep',
      RPC_URLS: 'http://one:8545, https://two/key',
      WS_URL: 'ws://one:8545',
      MARKET_SEED: '5a'.repeat(32),
      LOCAL_FEED: 'off',
      LOCAL_FILES: 'off',
      LOCAL_OPPONENTS: 'off',
      LOG_LEVEL: 'warn',
    });
    expect(environment).toEqual({
      home: '/srv/tradewind',
      portBase: 0,
      apiNodes: 2,
      databaseUrl: 'postgres://a:b@db:5432/tradewind',
      chains: ['bep', 'poly'],
      rpcUrls: ['http://one:8545', 'https://two/key'],
      wsUrl: 'ws://one:8545',
      priceSeed: '5a'.repeat(32),
      isFeedOn: false,
      hasFiles: false,
      hasOpponents: false,
      logLevel: 'warn',
    });
  });

  it.each([
    ['PORT_BASE', 'abc', 'PORT_BASE is a number from 0 to 65500'],
    ['PORT_BASE', '70000', 'PORT_BASE is a number from 0 to 65500'],
    ['API_NODES', '0', 'API_NODES is a number from 1 to 9'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL looks like postgres://'],
    ['RPC_URLS', 'http://a, b', 'RPC_URLS is a comma list of http(s) addresses, and number 2 is none'],
    ['CHAINS', 'bep,ftom', 'CHAINS is a comma list of bep, erc and poly, with bep'],
    ['CHAINS', 'erc', 'CHAINS is a comma list of bep, erc and poly, with bep'],
    ['WS_URL', 'http://a', 'WS_URL starts with ws://'],
    ['MARKET_SEED', 'secret', 'MARKET_SEED is 64 hexadecimal digits'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is one of'],
  ])('[OPS-01] answers %s=%s with one clear line', (name, value, message) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(message);
    expect(() => parseEnvironment({ [name]: value })).toThrow(/^[^\n]*$/);
  });
});
