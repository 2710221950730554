import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { tokenListSchema } from '@tradewind/schema/token-list/token-list';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';

const list = {
  name: 'My list',
  timestamp: '2026-01-02T03:04:05+00:00',
  version: { major: 1, minor: 2, patch: 3 },
  tokens: [{ chainId: 31337, address: toAddress('aB'), symbol: 'SYM', name: 'Token', decimals: 18 }],
};
const good = JSON.stringify(list);

/** The list server's behaviour by path. */
const paths: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => response.end(good),
  '/shared': (response) => void setTimeout(() => response.end(good), 50),
  '/mended': (response) => {
    paths['/mended'] = (later) => later.end(good);
    response.end('{}');
  },
  '/ipfs/QmHash/list.json': (response) => response.end(good),
  '/moved': (response) => response.writeHead(302, { location: '/good' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
  '/huge': (response) => response.end('x'.repeat(1024 * 1024 + 1)),
  '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(good)),
  '/binary': (response) => response.end(Buffer.from([0xff, 0xfe, 0xff])),
  '/cut': (response) =>
    response.writeHead(200, { 'content-length': 999 }).write('{', () => response.destroy()),
  '/silent': () => {},
  '/wrong': (response) => response.end('{"name":7}'),
  '/twice': (response) => response.end(JSON.stringify({ ...list, tokens: [...list.tokens, ...list.tokens] })),
};
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const answer = paths[request.url ?? ''];
  if (answer) answer(response);
  else response.writeHead(404).end();
});

let api: Awaited<ReturnType<typeof startTestApi>>;
let strictApi: Awaited<ReturnType<typeof startTestApi>>;
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  api = await startTestApi({ TOKEN_LIST_ALLOW_PRIVATE: 'true', TOKEN_LIST_GATEWAY: origin });
  strictApi = await startTestApi({ TOKEN_LIST_GATEWAY: origin });
});
afterAll(async () => {
  await Promise.all([api.stop(), strictApi.stop()]);
  server.closeAllConnections();
  server.close();
});

const sendRequest = (url: string, { app } = api) => app.inject({ path: '/token-list', query: { url } });
const requestOften = (path: string) =>
  Promise.all(Array.from({ length: 20 }, () => sendRequest(origin + path)));
const requestText = async (url: string, of = api) => {
  const answer = await sendRequest(url, of);
  return [answer.statusCode, answer.json().message];
};

describe('token-list', () => {
  it.each(['/good', '/moved'])('[TOK-04] answers the list at %s', async (path) => {
    const answer = await sendRequest(origin + path);
    expect(answer.statusCode).toBe(200);
    expect(successSchema(tokenListSchema).parse(answer.json()).data).toMatchObject({
      name: 'My list',
      version: { major: 1, minor: 2, patch: 3 },
      tokens: [{ address: toAddress('ab'), symbol: 'SYM' }],
    });
  });

  it('[TOK-04] answers an ipfs list through the gateway', async () => {
    expect((await sendRequest('ipfs://QmHash/list.json')).statusCode).toBe(200);
  });

  it.each(['/absent', '/round', '/file', '/huge', '/packed', '/binary', '/cut', '/silent'])(
    '[TOK-05] cannot download %s',
    async (path) => {
      expect(await requestText(origin + path)).toEqual([422, `Failed to download list ${origin}${path}`]);
    },
  );

  it('[TOK-05] names the fault of a list', async () => {
    expect(await requestText(`${origin}/wrong`)).toEqual([
      422,
      "Token list failed validation: list must have required property 'timestamp'",
    ]);
    expect(await requestText(`${origin}/twice`)).toEqual([422, 'Duplicate tokens.']);
    expect(await requestText('ftp://lists.test')).toEqual([400, 'Unrecognized list URL protocol.']);
    expect(await requestText('tokens.eth')).toEqual([400, 'Unrecognized list URL protocol.']);
    expect((await sendRequest('')).statusCode).toBe(400);
  });

  it('[TOK-04] downloads a list once for all simultaneous requests, and soon after', async () => {
    const before = requests;
    const answers = [...(await requestOften('/shared')), ...(await requestOften('/shared'))];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(requests - before).toBe(1);
  });

  it('[TOK-05] downloads again a list that was unavailable or invalid', async () => {
    const before = requests;
    expect([
      (await sendRequest(`${origin}/mended`)).statusCode,
      (await sendRequest(`${origin}/mended`)).statusCode,
    ]).toEqual([422, 200]);
    expect(requests - before).toBe(2);
  });

  it('[TOK-04] sends no credentials', async () => {
    const before = requests;
    const { port } = new URL(origin);
    expect((await sendRequest(`http://user:secret@127.0.0.1:${port}/good`)).statusCode).toBe(422);
    expect(requests).toBe(before);
  });

  it('[TOK-04] never reaches into its own network unless a test allows it', async () => {
    const { port } = new URL(origin);
    const before = requests;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '2130706433',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ];
    for (const host of hosts) {
      const url = `http://${host}:${port}/good`;
      expect(await requestText(url, strictApi)).toEqual([422, `Failed to download list ${url}`]);
    }
    expect(requests).toBe(before);
  });
});
