import { json } from 'node:stream/consumers';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { z } from 'zod';
import { blockTimestamp, genesisHash } from './seed-index.ts';

const callSchema = z.discriminatedUnion('method', [
  z.object({ id: z.number(), method: z.literal('eth_getBlockByNumber'), params: z.array(z.unknown()) }),
  z.object({
    id: z.number(),
    method: z.literal('eth_call'),
    params: z.tuple([z.object({ to: z.string(), data: z.string() })]).rest(z.unknown()),
  }),
]);

/** A chain node that knows two blocks, the first and the latest, and speaks JSON-RPC over HTTP. */
export async function startModelNode() {
  const head = { genesisHash, blockNumber: 10, blockTimestamp };
  /** What contracts answer, by address and call data in lower case; anything else reverts. */
  const contracts = new Map<string, bigint>();
  const answer = (input: unknown) => {
    const call = callSchema.parse(input);
    const { id, params } = call;
    if (call.method === 'eth_call') {
      const { to, data } = call.params[0];
      const value = contracts.get(`${to}:${data}`.toLowerCase());
      return value === undefined
        ? { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
        : { jsonrpc: '2.0', id, result: `0x${value.toString(16).padStart(64, '0')}` };
    }
    const isGenesis = params[0] === '0x0';
    const number = `0x${(isGenesis ? 0 : head.blockNumber).toString(16)}`;
    const result = {
      hash: head.genesisHash,
      number,
      timestamp: `0x${head.blockTimestamp.toString(16)}`,
      transactions: [],
    };
    return { jsonrpc: '2.0', id, result };
  };
  const server = createServer((request, response) => {
    const respond = async () => {
      const calls = await json(request);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
    };
    void respond();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, head, contracts, stop };
}
