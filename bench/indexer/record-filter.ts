import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Contracts and first topics whose logs were requested from a node. */
export type LogFilter = { readonly addresses: readonly string[]; readonly selectors: readonly string[] };

const requestSchema = z.array(z.object({ method: z.string(), params: z.array(z.unknown()) }));
const filterSchema = z.object({ address: z.array(z.string()), topics: z.tuple([z.array(z.string())]) });

/** Forwards requests to a node; `read` returns the contracts and events of all `eth_getLogs` by range so far. */
export async function startFilterRecorder(rpcUrl: string) {
  const [addresses, selectors] = [new Set<string>(), new Set<string>()];
  const note = (body: string): void => {
    for (const { method, params } of requestSchema.parse(JSON.parse(body))) {
      const filter = filterSchema.safeParse(params[0]);
      if (method !== 'eth_getLogs' || !filter.success) continue;
      for (const address of filter.data.address) addresses.add(address);
      for (const selector of filter.data.topics[0]) selectors.add(selector);
    }
  };
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    note(body);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body });
    response.writeHead(answer.status, headers).end(await answer.text());
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: Error) => response.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The recorder has no port.');
  return {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    read: (): LogFilter => ({ addresses: [...addresses], selectors: [...selectors] }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
