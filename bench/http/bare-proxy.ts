import { Agent, createServer, request as sendRequest } from 'node:http';

/**
 * The minimal proxy in Node, run as a separate process. It forwards requests to the nodes in turn and returns the
 * responses unchanged.
 */
const nodes = (process.env['NODES'] ?? '').split(',').map((url) => new URL(url));
const agent = new Agent({ keepAlive: true });
let turn = 0;
const server = createServer((request, response) => {
  const { hostname, port } = nodes[(turn += 1) % nodes.length] ?? {};
  const { method, headers, url: path } = request;
  sendRequest({ agent, hostname, port, method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }).end();
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
