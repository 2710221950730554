import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { type Hex, recoverTypedDataAddress, type TypedDataDefinition } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAddress } from '../../../test-support/known.ts';
import { parseApiConfig } from '../../config.ts';
import { createSigner } from './create-signer.ts';

const key = `0x${'5e'.repeat(32)}` as const;
const account = privateKeyToAccount(key);
const address: Hex = `0x${account.address.slice(2).toLowerCase()}`;
const definition = {
  domain: { name: 'Sale', version: '1', chainId: 31_338, verifyingContract: toAddress('5') },
  types: {
    Join: [
      { name: 'account', type: 'address' },
      { name: 'maxCommit', type: 'uint96' },
    ],
  },
  primaryType: 'Join',
  message: { account: toAddress('a'), maxCommit: 2n ** 96n - 1n },
} as const satisfies TypedDataDefinition;

const requestSchema = z.object({
  method: z.literal('eth_signTypedData'),
  params: z.tuple([z.literal(address), z.string().transform((text): unknown => JSON.parse(text))]),
});
/** As a signer reads it: numbers in JSON, and the type of the domain among the types. */
const messageSchema = z.object({
  domain: z.object({ chainId: z.coerce.number() }),
  types: z.object({ EIP712Domain: z.array(z.object({ name: z.string() })) }),
  message: z.object({ maxCommit: z.coerce.bigint() }),
});

let home: string;
let server: Server;
let url: string;
/** The (mis)behaviour of the remote signer. */
let answer: () => Promise<unknown>;
let requested: unknown;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tradewind-signer-'));
  server = createServer((request, response) => {
    const run = async () => {
      requested = requestSchema.parse(await json(request)).params[1];
      response.end(JSON.stringify(await answer()));
    };
    void run().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${bound.port}/token-of-ours`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(home, { recursive: true });
});

const parse = (settings: Record<string, string>) =>
  parseApiConfig({
    DATABASE_URL: 'postgresql://localhost/x',
    CHAIN_ID: '31337',
    RPC_URLS: 'http://127.0.0.1:1',
    API_PORT: '0',
    SIGNER_TIMEOUT_MS: '500',
    ...settings,
  });
const create = (settings: Record<string, string>) => {
  const signer = createSigner(parse(settings).signer);
  if (signer === undefined) throw new Error('a signer is configured');
  return signer;
};
const remote = () => create({ SIGNER_URL: url, SIGNER_ADDRESS: account.address });
const sign = (one: TypedDataDefinition = definition) => account.signTypedData(one);
const change = (message: object) => ({ ...definition, message: { ...definition.message, ...message } });
const isExact = async () => ({ result: await sign() });

function writeKey(mode: number, text: string = `${key}\n`): string {
  const file = join(home, `key-${mode.toString(8)}`);
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

describe('[IDO-15] [OPS-05] given a signer', () => {
  it.each([
    ['in a variable', () => create({ SIGNER_KEY: key })],
    ['in a file', () => create({ SIGNER_KEY_FILE: writeKey(0o600) })],
    ['elsewhere', remote],
  ])(
    '%s, when it signs, then the signature is its account’s, and nothing of it shows the key',
    async (_name, make) => {
      answer = isExact;
      const signer = make();
      expect(signer.address).toBe(address);
      const signature = await signer.sign(definition);
      expect(await recoverTypedDataAddress({ ...definition, signature })).toBe(account.address);
      expect(inspect(signer, { depth: 10, showHidden: true }) + JSON.stringify(signer)).not.toContain(
        '5e5e5e',
      );
    },
  );

  it('elsewhere, then it gets the whole message as JSON', async () => {
    answer = isExact;
    await remote().sign(definition);
    expect(messageSchema.parse(requested)).toMatchObject({
      domain: { chainId: 31_338 },
      types: {
        EIP712Domain: [
          { name: 'name' },
          { name: 'version' },
          { name: 'chainId' },
          { name: 'verifyingContract' },
        ],
      },
      message: { maxCommit: 2n ** 96n - 1n },
    });
  });
});

describe('[IDO-15] [OPS-05] given an untrusted remote signer', () => {
  const other = privateKeyToAccount(`0x${'77'.repeat(32)}`);
  const never = Promise.withResolvers<unknown>().promise;
  it.each<[string, () => Promise<unknown>]>([
    ['another account', async () => ({ result: await other.signTypedData(definition) })],
    ['another buyer', async () => ({ result: await sign(change({ account: toAddress('b') })) })],
    ['another cap', async () => ({ result: await sign(change({ maxCommit: 1n })) })],
    [
      'another chain',
      async () => ({ result: await sign({ ...definition, domain: { ...definition.domain, chainId: 1 } }) }),
    ],
    [
      'a recovery byte that contracts refuse',
      async () => ({ result: (await sign()).replace(/1[bc]$/, '00') }),
    ],
    ['no point of the curve', async () => ({ result: `0x${'ff'.repeat(64)}1b` })],
    ['text', async () => ({ result: 'token-of-ours' })],
    ['an error', async () => ({ error: { code: 1, message: 'token-of-ours' } })],
    ['nothing', async () => null],
    ['no answer in time', async () => never],
  ])('that answers %s, then it is refused, without its address in the error', async (_name, fraud) => {
    answer = fraud;
    const error: unknown = await remote()
      .sign(definition)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ isRetryable: true });
    expect(inspect(error)).not.toContain('token-of-ours');
  });
});

describe('[IDO-15] [OPS-05] given settings of the signer', () => {
  it('that are absent, then there is none', () => {
    expect(createSigner(parse({}).signer)).toBeUndefined();
  });

  it.each([
    ['a key and a file', { SIGNER_KEY: key, SIGNER_KEY_FILE: '/nowhere' }],
    ['a remote signer without its account', { SIGNER_URL: 'http://127.0.0.1:1' }],
    ['an account without its signer', { SIGNER_ADDRESS: address }],
    ['a wrong account', { SIGNER_URL: 'http://127.0.0.1:1', SIGNER_ADDRESS: '0x12' }],
  ])('with %s, then they are refused by name', (_name, settings) => {
    expect(() => parse(settings)).toThrow(/SIGNER_/);
  });

  it.each([
    [
      'a file that others may read',
      () => ({ SIGNER_KEY_FILE: writeKey(0o644) }),
      'SIGNER_KEY_FILE is open to other',
    ],
    ['no file', () => ({ SIGNER_KEY_FILE: join(home, 'none') }), 'SIGNER_KEY_FILE cannot be read'],
    [
      'a file of another text',
      () => ({ SIGNER_KEY_FILE: writeKey(0o400, '5e5e5e') }),
      'SIGNER_KEY_FILE is not 32 bytes',
    ],
    ['half a key', () => ({ SIGNER_KEY: '0x5e5e5e' }), 'SIGNER_KEY is not 32 bytes'],
  ])('with %s, then the start fails without the key', (_name, toSettings, text) => {
    let error: unknown;
    try {
      create(toSettings());
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ message: expect.stringContaining(text) });
    expect(inspect(error)).not.toContain('5e5e5e');
  });

  it('then the configuration shows no key, however it is printed', () => {
    const config = parse({ SIGNER_KEY: key });
    expect(inspect(config, { depth: 10, showHidden: true }) + JSON.stringify(config)).not.toContain('5e5e5e');
  });
});
