import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://user@localhost/db',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://a:1, https://b',
  INDEXER_PORT: '4502',
};

describe('parseConfig', () => {
  it('[OPS-03] reads the environment and fills in the defaults', () => {
    expect(parseConfig({ ...environment, WS_URL: '' })).toMatchObject({
      chains: [{ chainId: 31337, rpcUrls: ['http://a:1', 'https://b'], wsUrl: undefined }],
      INDEXER_PORT: 4502,
      LOG_LEVEL: 'info',
    });
  });

  it('[OPS-03] names every wrong variable in one line', () => {
    const wrong = { ...environment, CHAIN_ID: 'bsc', RPC_URLS: '', WS_URL: 'http://a' };
    expect(() => parseConfig(wrong)).toThrow(/^configuration: CHAIN_ID: .*; RPC_URLS.*; WS_URL: .*$/);
  });

  it('[OPS-03] reads a list of chains, each with its own nodes', () => {
    const several = {
      ...environment,
      CHAIN_IDS: '56, 1',
      RPC_URLS_56: 'http://bep',
      RPC_URLS_1: 'http://erc, http://other',
      WS_URL_1: 'ws://erc',
    };
    expect(parseConfig(several).chains).toEqual([
      { chainId: 56, rpcUrls: ['http://bep'], wsUrl: undefined },
      { chainId: 1, rpcUrls: ['http://erc', 'http://other'], wsUrl: 'ws://erc' },
    ]);
  });

  it.each([
    [
      { CHAIN_IDS: '56,1', RPC_URLS_56: 'http://a', WS_URL_1: 'http://a' },
      /^configuration: RPC_URLS_1: .*; WS_URL_1: [^;]*$/,
    ],
    [
      { CHAIN_IDS: '56,erc', RPC_URLS_56: 'http://a', RPC_URLS_erc: 'http://a' },
      /^configuration: CHAIN_IDS: [^;]*$/,
    ],
    [
      { CHAIN_IDS: '56,999', RPC_URLS_56: 'http://a', RPC_URLS_999: 'http://a' },
      /CHAIN_IDS: Must be a supported/,
    ],
    [{ CHAIN_ID: '999' }, /^configuration: CHAIN_ID: Must be a supported network$/],
    [{ CHAIN_IDS: '56,56', RPC_URLS_56: 'http://a' }, /^configuration: CHAIN_IDS: names a chain twice$/],
  ])('[OPS-03] names what is wrong with its chains: %j', (wrong, line) => {
    expect(() => parseConfig({ ...environment, ...wrong })).toThrow(line);
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
