import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** What the service does to the next requests: `pass` answers them. `lost`: it does what it should, and no answer arrives. */
export type PinningAnswer =
  | 'pass'
  | 'lost'
  | 'silent'
  | 'drip'
  | 'huge'
  | 'redirect'
  | 'text'
  | 'another'
  | 400
  | 401
  | 404
  | 429
  | 500;

export const pinningToken = 'a-token-of-the-tests';

const bodySchema = z.strictObject({
  cid: z.string(),
  name: z.string(),
  origins: z.array(z.string()).optional(),
});
type Kept = z.infer<typeof bodySchema> & { status: 'queued' | 'pinning' | 'pinned' | 'failed' };

type ServiceState = { next: PinningAnswer[]; calls: string[]; strays: number; isClosed: boolean };
type Pins = Map<string, Kept>;

/** A pinning service in memory, which fails on purpose. `calls` are its requests, `strays` those that followed a redirect. */
export async function startPinningServer() {
  const pins = new Map<string, Kept>();
  const state: ServiceState = { next: [], calls: [], strays: 0, isClosed: false };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? '', 'http://a');
    if (url.pathname.startsWith('/elsewhere')) state.strays += 1;
    state.calls.push(`${request.method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${pinningToken}`) return void response.writeHead(401).end();
    const fault = state.next.shift() ?? 'pass';
    if (await play(fault, response, state)) return;
    const body = Buffer.concat(chunks).toString();
    const text = carryOut(pins, { method: request.method ?? '', url, body, number: state.calls.length });
    if (fault === 'lost') return void response.destroy();
    if (text === undefined) return void response.writeHead(404).end('{}');
    response.writeHead(202, { 'content-type': 'application/json' });
    response.end(fault === 'another' ? text.replaceAll(/"cid":"[^"]*"/g, '"cid":"bafy"') : text);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const stop = async () => {
    state.isClosed = true;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/psa`, pins, state, stop };
}

/** Whether the fault is the whole answer. */
async function play(fault: PinningAnswer, response: ServerResponse, state: ServiceState): Promise<boolean> {
  if (typeof fault === 'number') response.writeHead(fault).end('{"error":{"reason":"NO"}}');
  else if (fault === 'redirect') response.writeHead(307, { location: '/elsewhere/pins' }).end();
  else if (fault === 'text') response.writeHead(200).end('<html>');
  else if (fault === 'huge') response.writeHead(202).end(`{"requestid":"${'a'.repeat(10 * 1024 * 1024)}"}`);
  else if (fault === 'drip') {
    response.writeHead(202);
    while (!response.destroyed && !state.isClosed) {
      response.write(' ');
      await delay(20);
    }
  } else return fault === 'silent';
  return true;
}

const toAnswer = (requestid: string, { status, ...pin }: Kept) => ({
  requestid,
  status,
  created: '2026-01-01T00:00:00Z',
  pin,
  delegates: ['/ip4/127.0.0.1/tcp/4001'],
});

type Call = { readonly method: string; readonly url: URL; readonly body: string; readonly number: number };

/** Does what a request wants; its answer, undefined where there is no such pin. */
function carryOut(
  pins: Pins,
  { method, url: { pathname, searchParams }, body, number }: Call,
): string | undefined {
  const id = pathname.split('/')[3];
  if (method === 'POST') {
    const kept = { ...bodySchema.parse(JSON.parse(body)), status: 'queued' as const };
    const requestId = `request-${number}`;
    pins.set(requestId, kept);
    return JSON.stringify(toAnswer(requestId, kept));
  }
  if (id === undefined) {
    const wanted = searchParams.get('status')?.split(',') ?? [];
    const found = [...pins].filter(
      ([, pin]) => pin.cid === searchParams.get('cid') && wanted.includes(pin.status),
    );
    return JSON.stringify({ count: found.length, results: found.map(([key, pin]) => toAnswer(key, pin)) });
  }
  const known = pins.get(id);
  if (method === 'DELETE') return pins.delete(id) ? '' : undefined;
  return known && JSON.stringify(toAnswer(id, known));
}
