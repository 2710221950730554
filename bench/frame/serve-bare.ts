import { createServer, type ServerResponse } from 'node:http';

/** What a bare server reads from the database: a row by its key, and a page of a list from an offset. */
export type BareReads = {
  row: (key: string) => Promise<readonly unknown[]>;
  rows: (offset: number) => Promise<readonly unknown[]>;
};

/**
 * The minimal HTTP server in Node, run as a separate process. `/` returns a greeting, `/row/<key>` a row, and
 * `/rows/<offset>` a page of a list. `/copy/<address>` returns the recorded headers and bytes of another server. The
 * process prints its port and reports its CPU time.
 */
export function serveBare(reads: BareReads): void {
  const server = createServer((request, response) => {
    const send = (body: string) => response.setHeader('content-type', 'application/json').end(body);
    const [kind, value = ''] = (request.url ?? '').slice(1).split('/');
    if (kind === 'cpu') send(String(process.cpuUsage().user + process.cpuUsage().system));
    else if (kind === '') send('{"hello":"world"}');
    else if (kind === 'copy') void sendCopy(decodeURIComponent(value), response);
    else
      void (kind === 'row' ? reads.row(value) : reads.rows(Number(value))).then((rows) =>
        send(JSON.stringify({ succeeded: true, data: rows }, writeBigint)),
      );
  });
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
}

type Copy = { headers: Record<string, string>; body: Buffer };
const copies = new Map<string, Copy>();

async function sendCopy(url: string, response: ServerResponse): Promise<void> {
  const copy = copies.get(url) ?? (await takeCopy(url));
  copies.set(url, copy);
  response.writeHead(200, copy.headers).end(copy.body);
}

async function takeCopy(url: string): Promise<Copy> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    ...headers
  } = Object.fromEntries(answer.headers);
  return { headers, body: Buffer.from(await answer.arrayBuffer()) };
}

function writeBigint(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
