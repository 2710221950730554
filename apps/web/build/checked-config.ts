import { parseWebConfig } from '../server/config.ts';

/** Production settings for a chain with an exchange; the result of the build check hardly depends on them. */
export const checkedConfig = parseWebConfig({
  WEB_PORT: '0',
  WEB_MODE: 'production',
  API_URL: 'http://127.0.0.1:1',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://127.0.0.1:1',
});
