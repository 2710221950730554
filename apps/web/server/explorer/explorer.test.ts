import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { encodeFunctionData, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { close, startTestServer } from '../test/start-server.ts';
import { toHash } from '../../test-support/known.ts';

const trader = `0x${'a1'.repeat(20)}`;
const pool = `0x${'b2'.repeat(20)}`;
const [token] = defaultTokenLists[31337]!.tokens;
const router = findExchangeDeployment(31337)!.router;
const call = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()) });

const transaction = {
  from: trader,
  to: router,
  value: '0xde0b6b3a7640000',
  input: encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactETHForTokens',
    args: [1n, [token!.address, token!.address], router, 1n],
  }),
  nonce: '0x5',
  gas: '0x5208',
};
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const transfer = {
  address: token!.address,
  topics: [toEventSelector('Transfer(address,address,uint256)'), word(pool), word(trader)],
  data: `0x${(25n * 10n ** BigInt(token!.decimals - 1)).toString(16).padStart(64, '0')}`,
};
const receipt = {
  status: '0x1',
  blockNumber: '0x10',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  contractAddress: null,
};
const logs = [
  transfer,
  { ...transfer, topics: [...transfer.topics, toHash('1')] },
  { address: pool, topics: [], data: '0x' },
];

function answerCall(method: string, [id]: unknown[]): unknown {
  if (method === 'eth_getTransactionByHash') return id === toHash('0') ? null : transaction;
  if (method === 'eth_getTransactionReceipt') {
    if (id === toHash('1')) return null;
    return id === toHash('2') ? { ...receipt, logs } : { ...receipt, status: '0x0', logs: [] };
  }
  if (method === 'eth_getBlockByNumber') return { timestamp: '0x6553f100' };
  if (method === 'eth_call') return toHash('0');
  return method === 'eth_getCode' ? '0x' : '0x12';
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void response.writeHead(503).end('{}');
  const { id, method, params } = call.parse(await json(request));
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answerCall(method, params) }));
}

let web: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  web = await startTestServer((request, response) => void answer(request, response));
});
afterAll(() => web.stop());

async function read(path: string): Promise<[number, string]> {
  const response = await fetch(`${web.url}/explorer/${path}`);
  return [response.status, (await response.text()).replaceAll(/\s+/g, ' ')];
}

describe('explorer', () => {
  it('shows a mined transaction with its method, transfers and confirmations', async () => {
    const [status, page] = await read(`tx/${toHash('2')}`);
    expect(status).toBe(200);
    for (const part of [
      'Succeeded',
      '16 (3 confirmations)',
      'swapExactETHForTokens',
      '1 BNB',
      'Exchange router',
      trader,
    ]) {
      expect(page).toContain(part);
    }
    expect(page).toContain(`2.5 ${token!.symbol} from`);
    expect(page.match(/<li>/g)).toHaveLength(1);
    expect(page).toContain('The API does not answer');
  });

  it.each([`tx/${toHash('2')}`, `tx/${toHash('2')}/`])(
    'links from %s to pages of addresses',
    async (path) => {
      const [, page] = await read(path);
      const [, link = ''] = /<a href="([^"]*0x[^"]*)"/.exec(page) ?? [];
      const followed = await fetch(new URL(link, `${web.url}/explorer/${path}`));
      expect(await followed.text()).toContain('Account');
    },
  );

  it('distinguishes failed, pending and unknown transactions', async () => {
    expect((await read(`tx/${toHash('3')}`))[1]).toContain('Failed: nothing was moved but the network fee');
    expect((await read(`tx/${toHash('1')}`))[1]).toContain('Waiting to be mined');
    const [status, page] = await read(`tx/${toHash('0')}`);
    expect([status, page.includes('Not found yet')]).toEqual([404, true]);
  });

  it('shows the balances of an address', async () => {
    const [status, page] = await read(`address/${trader.toUpperCase()}`);
    expect([status, page.includes('Account')]).toEqual([200, true]);
    expect(page).toContain('0.000000000000000018 BNB');
  });

  it.each(['tx/0x12', 'address/bob', `tx/${encodeURIComponent('<script>alert(1)')}`])(
    'refuses %s and shows it as text',
    async (path) => {
      const [status, page] = await read(path);
      expect(status).toBe(400);
      expect(page).not.toContain('<script>alert');
    },
  );

  it('reports that the node does not answer', async () => {
    await close(web.backend);
    const [status, page] = await read(`tx/${toHash('2')}`);
    expect([status, page.includes('The chain node does not answer')]).toEqual([503, true]);
  });
});
