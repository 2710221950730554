import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen, startTestServer } from '../test/start-server.ts';
import { createServer } from 'node:http';

let web: Awaited<ReturnType<typeof startTestServer>>;
let stranger: string;
const strangerServer = createServer((_request, response) => response.end('<script>stolen</script>'));

beforeAll(async () => {
  web = await startTestServer((request, response) => {
    void text(request).then((body) => response.end(`API ${request.url}|${body}|`));
  });
  stranger = new URL(await listen(strangerServer)).host;
});
afterAll(async () => {
  await web.stop();
  await close(strangerServer);
});

/** Sends exactly these bytes, which no client library would send. */
async function send(
  requestLine: string,
  headers = 'host: x\r\nconnection: close\r\n',
  body = '',
): Promise<string> {
  const socket = connect(Number(new URL(web.url).port), '127.0.0.1');
  socket.write(`${requestLine}\r\n${headers}\r\n${body}`);
  return text(socket);
}

describe('API proxy, from a hostile client', () => {
  it.each(['/api%2F@HOST/x', '/api%2f@HOST/', '/%61pi/@HOST/', '/a%70i@HOST/'])(
    'sends requests to the API only, whatever the path: %s',
    async (path) => {
      const answer = await send(`GET ${path.replace('HOST', stranger)} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain('stolen');
    },
  );

  it.each(['/api%2Flist/pools', '/%61pi/list/pools', '/ap%69/list/pools', '/a%70i/x'])(
    'survives the path %s',
    async (path) => {
      expect(await send(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404 /);
      expect((await fetch(web.url)).status).toBe(200);
    },
  );

  it.each(['/api/./metrics', '/api/%2e/metrics', '/api/x/../metrics', '/api/metrics#x'])(
    'does not publish the operator metrics as %s',
    async (path) => {
      expect(await send(`GET ${path} HTTP/1.1`)).not.toMatch(/API \/metrics[#|]/);
    },
  );

  it.each([
    ['transfer-encoding: chunked\r\nconnection: close\r\n', '5\r\nhello\r\n0\r\n\r\n'],
    ['content-length: 5\r\nconnection: content-length, close\r\n', 'hello'],
  ])(
    'passes the body of a GET on within its bounds, so that it can never be read as a request: %j',
    async (headers, body) => {
      expect(await send('GET /api/x HTTP/1.1', `host: x\r\n${headers}`, body)).toContain('API /x|hello|');
    },
  );

  it('survives a client of HTTP/1.0 that names no host', async () => {
    expect(await send('GET /api/list/pools HTTP/1.0', '')).toContain('API /list/pools');
    expect((await fetch(web.url)).status).toBe(200);
  });
});
