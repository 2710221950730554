import { describe, expect, it } from 'vitest';
import { parseWebConfig } from './config.ts';
import { pageHeaders } from './http/security-headers.ts';
import { toRuntimeConfig } from './site/runtime-config-script.ts';

const environment = {
  WEB_PORT: '0',
  WEB_MODE: 'production',
  API_URL: 'http://127.0.0.1:1',
  CHAIN_ID: '56',
  RPC_URLS: 'https://home.example/key, https://second.example',
} as const;
const further = {
  // The list of the indexer names the home chain too.
  CHAIN_IDS: '56, 1,137',
  RPC_URLS_1: 'https://ethereum.example',
  WS_URL_1: '',
  RPC_URLS_137: 'https://polygon.example',
  WS_URL_137: 'wss://polygon.example/socket',
  EXPLORER_URL_137: 'https://explorer.example',
};

describe('the chains of the web server', () => {
  it('[CHAIN-01] are the home chain alone by default', () => {
    expect(parseWebConfig(environment).chains).toEqual([
      {
        chainId: 56,
        rpcUrls: ['https://home.example/key', 'https://second.example'],
        wsUrl: undefined,
        explorer: 'https://bscscan.com',
      },
    ]);
  });

  it('[CHAIN-01] are in the page’s configuration, the home chain first, each with its own nodes and explorer', () => {
    const { chainId, chains } = toRuntimeConfig(parseWebConfig({ ...environment, ...further }));
    expect(chainId).toBe(56);
    expect(chains.map((chain) => [chain.chainId, chain.rpcUrls.length, chain.wsUrl, chain.explorer])).toEqual(
      [
        [56, 2, undefined, 'https://bscscan.com'],
        [1, 1, undefined, 'https://etherscan.io'],
        [137, 1, 'wss://polygon.example/socket', 'https://explorer.example'],
      ],
    );
  });

  it('[CHAIN-01] given explorers with a slash at the end, then the page has them without it', () => {
    const { chains } = parseWebConfig({
      ...environment,
      ...further,
      EXPLORER_URL_137: 'https://explorer.example/bor/',
      EXTERNAL_LINKS: JSON.stringify({ explorer: 'https://home-explorer.example/' }),
    });
    const explorers = Object.fromEntries(chains.map(({ chainId, explorer }) => [chainId, explorer]));
    expect(explorers).toMatchObject({
      56: 'https://home-explorer.example',
      137: 'https://explorer.example/bor',
    });
  });

  it('[CHAIN-01] may all be connected to by the policy of the page', () => {
    const config = parseWebConfig({ ...environment, ...further });
    const { 'content-security-policy': policy } = pageHeaders(config, { scriptHashes: [], styleHashes: [] });
    const nodes = ['home', 'second', 'ethereum', 'polygon'].map((name) => `https://${name}.example`);
    expect(policy).toContain(`connect-src 'self' ${nodes.join(' ')} wss://polygon.example;`);
  });

  it.each([
    [{ CHAIN_IDS: '1' }, /RPC_URLS_1/],
    [{ CHAIN_IDS: '4711', RPC_URLS_4711: 'https://a.example' }, /Must be a supported network/],
    [{ CHAIN_IDS: '1', RPC_URLS_1: 'ftp://a.example' }, /RPC_URLS_1/],
    [{ ...further, WS_URL_137: 'https://polygon.example' }, /WS_URL_137/],
    [{ ...further, EXPLORER_URL_137: 'javascript:alert(1)' }, /EXPLORER_URL_137/],
  ])('[CHAIN-01] refuses %j', (variables, message) => {
    expect(() => parseWebConfig({ ...environment, ...variables })).toThrow(message);
  });
});
