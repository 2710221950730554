import { createServer } from 'node:http';

/** The least that an HTTP server in Node can do; run as a process of its own, it prints its port and tells its CPU time. */
const server = createServer((request, response) => {
  const { user, system } = process.cpuUsage();
  const body = request.url === '/cpu' ? String(user + system) : '{"hello":"world"}';
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
