import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { parseTransaction, recoverTransactionAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalSigner } from './local-signer.ts';
import { createRemoteSigner } from './remote-signer.ts';
import type { Signer, UnsignedTransaction } from './signer.ts';

const key = `0x${'5e'.repeat(32)}` as const;
const account = privateKeyToAccount(key);
const address = `0x${account.address.slice(2).toLowerCase()}` as const;
const transaction: UnsignedTransaction = {
  chainId: 31337,
  nonce: 7,
  to: `0x${'12'.repeat(20)}`,
  data: '0xabcdef',
  value: 5n,
  gas: 50_000n,
  maxFeePerGas: 3n,
  maxPriorityFeePerGas: 2n,
};

type SignRequest = {
  method: string;
  params: [Record<'from' | 'to' | 'data', `0x${string}`> & Record<string, string>];
};
const sign = (one: UnsignedTransaction) => account.signTransaction({ type: 'eip1559', ...one });
let server: Server;
let url: string;
/** The misbehaviour of the remote signer. */
let change: (requested: UnsignedTransaction) => Promise<unknown>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = async () => {
      const { method, params } = (await json(request)) as SignRequest;
      expect(method).toBe('eth_signTransaction');
      const [{ from, to, data, ...quantities }] = params;
      expect(from).toBe(address);
      const number = (name: string) => BigInt(quantities[name] ?? 0);
      const requested = {
        chainId: Number(number('chainId')),
        nonce: Number(number('nonce')),
        to,
        data,
        value: number('value'),
        gas: number('gas'),
        maxFeePerGas: number('maxFeePerGas'),
        maxPriorityFeePerGas: number('maxPriorityFeePerGas'),
      };
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: await change(requested) }));
    };
    void answer().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/token-of-ours`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const remote = () => createRemoteSigner({ url, address, timeoutMs: 2_000 });
const signers: [name: string, create: () => Signer, answer: typeof change][] = [
  ['a local key', () => createLocalSigner(`${key}\n`, 'KEEPER_KEY'), async () => undefined],
  ['a signer elsewhere', remote, (requested) => sign(requested)],
  [
    'one that answers the transaction beside it',
    remote,
    async (requested) => ({ raw: await sign(requested), tx: {} }),
  ],
];

describe.each(signers)('[OPS-05] %s', (_name, create, answer) => {
  it('signs exactly the given transaction', async () => {
    change = answer;
    const signer = create();
    expect(signer.address).toBe(address);
    const raw = await signer.sign(transaction);
    expect(parseTransaction(raw)).toMatchObject(transaction);
    const serializedTransaction = raw as `0x02${string}`;
    expect((await recoverTransactionAddress({ serializedTransaction })).toLowerCase()).toBe(address);
    expect(await signer.sign({ ...transaction, data: '0x', value: 0n, nonce: 0 })).toMatch(/^0x02/);
  });

  it('shows no key, however it is printed', () => {
    const signer = create();
    expect(inspect(signer, { depth: 10, showHidden: true }) + JSON.stringify(signer)).not.toContain('5e5e5e');
  });
});

describe('[OPS-05] an untrusted remote signer', () => {
  const other = privateKeyToAccount(`0x${'77'.repeat(32)}`);
  const frauds: [name: string, typeof change][] = [
    ['another recipient', (requested) => sign({ ...requested, to: other.address })],
    ['another amount', (requested) => sign({ ...requested, value: 6n })],
    ['another fee', (requested) => sign({ ...requested, maxFeePerGas: 4n })],
    ['another nonce', (requested) => sign({ ...requested, nonce: 8 })],
    ['another chain', (requested) => sign({ ...requested, chainId: 56 })],
    ['another key', (requested) => other.signTransaction({ type: 'eip1559', ...requested })],
    ['what is no transaction', async () => '0x02ff'],
    ['nothing', async () => null],
  ];
  it.each(frauds)(
    'is rejected when it signs %s, and the error does not contain its address',
    async (_name, fraud) => {
      change = fraud;
      const error: unknown = await remote()
        .sign(transaction)
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ isRetryable: true });
      expect(inspect(error)).not.toContain('token-of-ours');
    },
  );
});

describe('[OPS-05] a wrong local key', () => {
  it.each([
    `0x${'5e'.repeat(31)}`,
    `0x${'00'.repeat(32)}`,
    `0x${'ff'.repeat(32)}`,
    '5e'.repeat(32),
    'seven words',
  ])('is refused without being repeated: %s', (wrong) => {
    const refuse = () => createLocalSigner(wrong, 'KEEPER_KEY');
    expect(refuse).toThrow('is not 32 bytes');
    let error: unknown;
    try {
      refuse();
    } catch (thrown) {
      error = thrown;
    }
    expect(inspect(error)).not.toContain(wrong);
  });
});
