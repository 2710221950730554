import { createServer } from 'node:http';
import { createDatabase } from '@tradewind/db/database';

/**
 * The least that an HTTP server in Node can do, run as a process of its own: `/` says hello, `/row` answers with one row by its key through the
 * driver that the API uses, with nothing around it. It prints its port and tells its CPU time.
 */
const { sql } = createDatabase(process.env['DATABASE_URL'] ?? '', { maxConnections: 5 });
const server = createServer((request, response) => {
  const send = (body: string) => response.setHeader('content-type', 'application/json').end(body);
  if (request.url === '/cpu') send(String(process.cpuUsage().user + process.cpuUsage().system));
  else if (request.url === '/') send('{"hello":"world"}');
  else void readRow(request.url ?? '').then((rows) => send(JSON.stringify({ succeeded: true, data: rows })));
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));

/** The columns of a pool and its tokens, as the driver gives them. */
function readRow(path: string) {
  return sql`
    select pool.*, token_0.symbol, token_0.name, token_0.decimals, token_1.symbol as symbol1, token_1.name as name1,
      token_1.decimals as decimals1, checkpoint.block_number
    from chain.pool
    join chain.token token_0 on token_0.chain_id = pool.chain_id and token_0.address = pool.token0
    join chain.token token_1 on token_1.chain_id = pool.chain_id and token_1.address = pool.token1
    left join chain.checkpoint on checkpoint.chain_id = pool.chain_id
    where pool.chain_id = 31337 and pool.address = ${Buffer.from(path.slice(-40), 'hex')}`;
}
