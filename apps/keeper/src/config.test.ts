import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgres://user@localhost/db',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://a:1, https://b',
  KEEPER_PORT: '4504',
};
const secret = `0x${'5e'.repeat(32)}`;

describe('[OPS-05] configuration of the keeper', () => {
  it('reads the environment and fills in the defaults', () => {
    const config = parseConfig({ ...environment, KEEPER_KEY: '', MAX_FEE_GWEI: '1.5' });
    expect(config.KEEPER_KEY).toBeUndefined();
    expect(config).toMatchObject({
      RPC_URLS: ['http://a:1', 'https://b'],
      MAX_FEE_GWEI: 1_500_000_000n,
      MIN_BALANCE: 50_000_000_000_000_000n,
    });
  });

  it('refuses a network that is not supported, and nodes that are no servers', () => {
    expect(() => parseConfig({ ...environment, CHAIN_ID: '999' })).toThrow(
      /^configuration: CHAIN_ID: Must be a supported network$/,
    );
    expect(() => parseConfig({ ...environment, RPC_URLS: 'http://a, ws://b' })).toThrow(
      /^configuration: RPC_URLS/,
    );
  });

  it('names every wrong variable in one line, and no value', () => {
    const wrong = {
      ...environment,
      CHAIN_ID: 'bsc',
      KEEPER_KEY: secret,
      KEEPER_KEY_FILE: secret,
      KEEPER_PORT: 'x',
    };
    const fail = () => parseConfig(wrong);
    expect(fail).toThrow(/^configuration: CHAIN_ID: .*; KEEPER_PORT: /);
    expect(() => parseConfig({ ...environment, KEEPER_KEY: secret, KEEPER_KEY_FILE: secret })).toThrow(
      /^configuration: KEEPER_KEY: only one of KEEPER_KEY, KEEPER_KEY_FILE and REMOTE_SIGNER_URL$/,
    );
    expect(() => parseConfig({ ...environment, REMOTE_SIGNER_URL: 'http://s' })).toThrow('KEEPER_ADDRESS');
  });
});
