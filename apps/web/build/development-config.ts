import { parseWebConfig, type WebConfig } from '../server/config.ts';

/** The web server's settings for Vite's development server; it needs fewer. */
export function parseDevelopmentConfig(): WebConfig {
  return parseWebConfig({
    WEB_PORT: '0',
    WEB_MODE: 'local',
    API_URL: 'http://127.0.0.1:4501',
    CHAIN_ID: '31337',
    RPC_URLS: 'http://127.0.0.1:4510',
    ...process.env,
  });
}
