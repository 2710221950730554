import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://user@localhost/db',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://a:1, https://b',
  INDEXER_PORT: '4502',
};

describe('parseConfig', () => {
  it('[OPS-03] reads the environment and fills in what may be left out', () => {
    expect(parseConfig({ ...environment, WS_URL: '' })).toMatchObject({
      CHAIN_ID: 31337,
      RPC_URLS: ['http://a:1', 'https://b'],
      WS_URL: undefined,
      INDEXER_PORT: 4502,
      LOG_LEVEL: 'info',
    });
  });

  it('[OPS-03] names everything that is wrong in one line', () => {
    const wrong = { ...environment, CHAIN_ID: 'bsc', RPC_URLS: '', WS_URL: 'http://a' };
    expect(() => parseConfig(wrong)).toThrow(/^configuration: CHAIN_ID: .*; RPC_URLS.*; WS_URL: .*$/);
  });

  it.each([
    { DATABASE_URL: 'postgres://user@local host/db' },
    { RPC_URLS: 'http://' },
    { RPC_URLS: 'https://a:99999' },
    { WS_URL: 'ws://' },
  ])('[OPS-03] refuses an address that could never be opened: %j', (wrong) => {
    expect(() => parseConfig({ ...environment, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });
});
