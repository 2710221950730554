import { text } from 'node:stream/consumers';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { z } from 'zod';
import { findPort } from './find-port.ts';
import { blockTimestamp, genesisHash } from './seed-index.ts';

const callSchema = z.discriminatedUnion('method', [
  z.object({ id: z.number(), method: z.literal('eth_getBlockByNumber'), params: z.array(z.unknown()) }),
  z.object({
    id: z.number(),
    method: z.literal('eth_call'),
    params: z.tuple([z.object({ to: z.string().optional(), data: z.string() })]).rest(z.unknown()),
  }),
  z.object({ id: z.number(), method: z.literal('eth_getTransactionReceipt'), params: z.tuple([z.string()]) }),
  z.object({ id: z.number(), method: z.literal('eth_getTransactionByHash'), params: z.tuple([z.string()]) }),
]);

type State = {
  head: { genesisHash: string; blockNumber: number; blockTimestamp: number };
  /** Results of contract calls, by address and call data in lower case; anything else reverts. */
  contracts: Map<string, bigint>;
  /** By hash; other transactions have none. */
  receipts: Map<string, { status: '0x0' | '0x1'; logs: object[] }>;
  /** Hashes of pending transactions. */
  waiting: Set<string>;
};

function answerCall(input: unknown, { head, contracts, receipts, waiting }: State) {
  const call = callSchema.parse(input);
  const base = { jsonrpc: '2.0', id: call.id };
  if (call.method === 'eth_call') {
    const { to, data } = call.params[0];
    const value = contracts.get(`${to}:${data}`.toLowerCase());
    return value === undefined
      ? { ...base, error: { code: 3, message: 'execution reverted' } }
      : { ...base, result: toWords(value) };
  }
  if (call.method === 'eth_getTransactionReceipt') {
    const [transactionHash] = call.params;
    const receipt = receipts.get(transactionHash);
    return { ...base, result: receipt ? { transactionHash, ...receipt } : null };
  }
  if (call.method === 'eth_getTransactionByHash') {
    const [hash] = call.params;
    const isKnown = waiting.has(hash) || receipts.has(hash);
    return { ...base, result: isKnown ? { hash, type: '0x2', nonce: '0x0' } : null };
  }
  const isGenesis = call.params[0] === '0x0';
  const number = `0x${(isGenesis ? 0 : head.blockNumber).toString(16)}`;
  const timestamp = `0x${head.blockTimestamp.toString(16)}`;
  return { ...base, result: { hash: head.genesisHash, number, timestamp, transactions: [] } };
}

/** A number as whole words: an answer of several words is their digits in one number. */
function toWords(value: bigint): string {
  const digits = value.toString(16);
  return `0x${digits.padStart(64 * Math.ceil(digits.length / 64), '0')}`;
}

/** A chain node with two blocks, the first and the latest, that answers JSON-RPC over HTTP. */
export async function startModelNode() {
  const head = { genesisHash, blockNumber: 10, blockTimestamp };
  const contracts: State['contracts'] = new Map();
  const receipts: State['receipts'] = new Map();
  const waiting: State['waiting'] = new Set();
  const answer = (input: unknown) => answerCall(input, { head, contracts, receipts, waiting });
  const server = createServer((request, response) => {
    const respond = async () => {
      // A client that was stopped, or whose timeout passed, may disconnect in the middle of its request.
      const body = await text(request).catch(() => undefined);
      if (body === undefined) return;
      const calls: unknown = JSON.parse(body);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
    };
    void respond();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${findPort(server)}`, head, contracts, receipts, waiting, stop };
}
