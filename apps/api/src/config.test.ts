import { expect, it } from 'vitest';
import { parseApiConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/tradewind',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://127.0.0.1:4510, http://127.0.0.1:4511',
  API_PORT: '4501',
};

const publicChain = { CHAIN_ID: '56', SITE_ORIGINS: 'https://tradewind.example' };

it('reads settings from the environment, bound to loopback', () => {
  expect(parseApiConfig(environment)).toMatchObject({
    host: '127.0.0.1',
    port: 4501,
    chainId: 31337,
    chains: [{ chainId: 31337, rpcUrls: ['http://127.0.0.1:4510', 'http://127.0.0.1:4511'] }],
    trustedProxies: ['loopback'],
    maxHeadAgeSeconds: Infinity,
  });
  expect(parseApiConfig({ ...environment, ...publicChain }).maxHeadAgeSeconds).toBe(180);
});

it.each([
  { CHAIN_ID: 'bsc' },
  { CHAIN_ID: '999' },
  { DATABASE_URL: 'mysql://x' },
  { RPC_URLS: '' },
  { RPC_URLS: 'ftp://x' },
  { CHAIN_IDS: '31338,erc' },
  { CHAIN_IDS: '999', RPC_URLS_999: 'http://127.0.0.1:1' },
  { RPC_URLS_31338: undefined, CHAIN_IDS: '31338' },
  { RPC_URLS_31338: 'ftp://x', CHAIN_IDS: '31337, 31338' },
  { API_PORT: '70000' },
  { LOG_LEVEL: 'loud' },
  { MEDIA_URL: 'http://127.0.0.1:1' },
  { MEDIA_UPLOAD_KEY: 'x'.repeat(32) },
  { MEDIA_UPLOAD_KEY: 'short', MEDIA_URL: 'http://127.0.0.1:1' },
  { TRUSTED_PROXIES: '' },
  { TRUSTED_PROXIES: '1' },
  { TRUSTED_PROXIES: 'loopback, 2' },
  { SITE_ORIGINS: '' },
  { OPERATORS: '0x1:pool' },
  { SITE_ORIGINS: 'https://tradewind.example/' },
  { SITE_ORIGINS: 'https://tradewind.example/path' },
  { SITE_ORIGINS: 'HTTPS://tradewind.example' },
  { SITE_ORIGINS: 'https://user@tradewind.example' },
  { SITE_ORIGINS: 'https://tradewind.example,http://tradewind.example' },
  { SITE_ORIGINS: '*' },
  // On a public chain cookies and sign-in messages require https.
  { SITE_ORIGINS: undefined, CHAIN_IDS: '31337,56', RPC_URLS_56: 'http://127.0.0.1:1' },
  { SITE_ORIGINS: 'http://tradewind.example', CHAIN_ID: '56' },
  { SITE_ORIGINS: undefined, CHAIN_ID: '97' },
])('refuses %j by name', (wrong) => {
  expect(() => parseApiConfig({ ...environment, ...wrong })).toThrow(Object.keys(wrong)[0]);
});

it('[OPS-05] given further chains, with or without the home chain in their list, then each has its own nodes and the home chain is the first', () => {
  for (const CHAIN_IDS of ['31338, 31339', '31337,31338,31339']) {
    const further = { RPC_URLS_31338: 'http://127.0.0.1:1', RPC_URLS_31339: 'http://127.0.0.1:2' };
    expect(parseApiConfig({ ...environment, ...further, CHAIN_IDS }).chains).toEqual([
      { chainId: 31337, rpcUrls: ['http://127.0.0.1:4510', 'http://127.0.0.1:4511'] },
      { chainId: 31338, rpcUrls: ['http://127.0.0.1:1'] },
      { chainId: 31339, rpcUrls: ['http://127.0.0.1:2'] },
    ]);
  }
});

it('[OPS-05] given several wrong variables of several chains, then one error names all of them', () => {
  const wrong = { ...environment, API_PORT: 'x', CHAIN_IDS: '1,5', RPC_URLS_1: 'ftp://x' };
  let faults: unknown;
  try {
    parseApiConfig(wrong);
  } catch (error) {
    faults = error;
  }
  for (const name of ['API_PORT', 'RPC_URLS_1', 'RPC_URLS_5']) expect(String(faults)).toContain(name);
});

it('[OPS-05] given a home chain that is no network of the product, then the API does not start and the message says so', () => {
  expect(() => parseApiConfig({ ...environment, CHAIN_ID: '999' })).toThrow('Must be a supported network');
});

it('explains why a number of proxies is refused', () => {
  expect(() => parseApiConfig({ ...environment, TRUSTED_PROXIES: '1' })).toThrow(
    'Must list addresses or ranges of proxies',
  );
});

it('[WAL-05] takes the site only from its configuration, and derives whether its cookies are bound to https', () => {
  expect(parseApiConfig(environment).site.isSecure).toBe(false);
  const SITE_ORIGINS = 'https://tradewind.example, https://www.tradewind.example:8443';
  expect(parseApiConfig({ ...environment, SITE_ORIGINS }).site).toEqual({
    origins: ['https://tradewind.example', 'https://www.tradewind.example:8443'],
    isSecure: true,
  });
});
