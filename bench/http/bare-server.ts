import { createServer, type ServerResponse } from 'node:http';
import { createDatabase } from '@tradewind/db/database';
import { sql as chunk } from 'drizzle-orm';

/**
 * The minimal HTTP server in Node, run as a separate process. `/` returns a greeting. `/row/<address>` returns one
 * row by its key. `/rows/<offset>` returns ten rows of a list. Rows are read with the API's driver. `/copy/<address>`
 * returns the recorded headers and bytes of another server. The process prints its port and reports its CPU time.
 */
const { sql } = createDatabase(process.env['DATABASE_URL'] ?? '', { maxConnections: 5 });
const server = createServer((request, response) => {
  const send = (body: string) => response.setHeader('content-type', 'application/json').end(body);
  const [kind, value = ''] = (request.url ?? '').slice(1).split('/');
  if (kind === 'cpu') send(String(process.cpuUsage().user + process.cpuUsage().system));
  else if (kind === '') send('{"hello":"world"}');
  else if (kind === 'copy') void sendCopy(decodeURIComponent(value), response);
  else
    void (kind === 'row' ? readRow(value) : readRows(Number(value))).then((rows) =>
      send(JSON.stringify({ succeeded: true, data: rows }, writeBigint)),
    );
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));

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

/** The columns of a pool and its tokens, as the driver returns them. */
const pools = chunk`
  select pool.*, token_0.symbol, token_0.name, token_0.decimals, token_1.symbol as symbol1, token_1.name as name1,
    token_1.decimals as decimals1, checkpoint.block_number, (count(*) over ())::int as total
  from chain.pool
  join chain.token token_0 on token_0.chain_id = pool.chain_id and token_0.address = pool.token0
  join chain.token token_1 on token_1.chain_id = pool.chain_id and token_1.address = pool.token1
  left join chain.checkpoint on checkpoint.chain_id = pool.chain_id
  where pool.chain_id = 31337`;

function readRow(address: string) {
  return sql`${pools} and pool.address = ${Buffer.from(address.slice(2), 'hex')}`;
}

function readRows(offset: number) {
  return sql`${pools} order by pool.tvl_usd_e18 desc nulls last, pool.address limit 10 offset ${offset}`;
}

function writeBigint(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
