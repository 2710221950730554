import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { runtimeConfigSchema } from '@tradewind/schema/runtime-config/runtime-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from './test/start-server.ts';
import { entryScript, themeScript, toIntegrity } from './test/write-site.ts';

let web: Awaited<ReturnType<typeof startTestServer>>;
const hostileLinks = JSON.stringify({ explorer: '</script><script>alert(1)</script>' });

beforeAll(async () => {
  web = await startTestServer((_request, response) => void response.writeHead(500).end(), {
    EXTERNAL_LINKS: hostileLinks,
    MEDIA_ORIGIN: 'https://media.example',
    WALLETCONNECT_PROJECT_ID: 'project',
    WALLETCONNECT_RELAY_URL: 'wss://relay.example/path',
  });
});
afterAll(() => web.stop());

const fetchPage = async (path: string) => (await fetch(web.url + path)).text();
const sha256 = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Status line and headers of a request that fetch would not send unchanged. */
async function requestRaw(head: string): Promise<string> {
  const socket = connect(Number(new URL(web.url).port), '127.0.0.1');
  socket.end(`${head}\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

async function requestWith(path: string, headers: Record<string, string>, method = 'GET') {
  const request = httpRequest(web.url + path, { headers, method }).end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** The bold part of a page that is sent in brotli. */
async function readBold(path: string): Promise<string | undefined> {
  const { body } = await requestWith(path, { 'accept-encoding': 'br' });
  return /<b>(.*?)<\/b>/.exec(brotliDecompressSync(body).toString())?.[1];
}

describe('page', () => {
  it('[SHELL-01] is equal for every path, known or not, and never cached', async () => {
    for (const path of ['/', '/swap', '/Pool?Active?ABC', '/no/such/page', '/swap/', '/x.php']) {
      const answer = await fetch(web.url + path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(await answer.text()).toContain('<div id="root"><h1');
    }
  });

  it('[SHELL-01] [SHELL-06] shows its path before any script: frame, title and description', async () => {
    const read = async (path: string) => {
      const html = await fetchPage(path);
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /name="description" content="(.*?)"/.exec(html)?.[1],
        /<div id="root">(.*?)<\/div>/.exec(html)?.[1],
      ];
    };
    const swap = [
      'Swap &lt;&amp;&gt;',
      'Swap &lt;&amp;&gt; &quot;of&quot; 31337',
      '<h1 data-style="0">Swap <&></h1>',
    ];
    for (const path of ['/swap', '/Swap/', '/swap?outputCurrency=<b>'])
      expect(await read(path)).toEqual(swap);
    for (const path of ['/', '/no/such/page', '/pools', '/pools//', '/<b>'])
      expect((await read(path))[0]).toBe('Home');
    expect((await read('/pools/0xabc'))[0]).toBe('Pool');
    expect(await fetchPage('/swap')).not.toMatch(/ style="/);
  });

  it('has a strict policy, whose hashes are those of the inline blocks', async () => {
    const answer = await fetch(`${web.url}/swap`);
    const html = await answer.text();
    const importMap = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => sha256(style));
    expect(styles.toSorted()).toEqual(
      [sha256('.a{color:red}'), sha256('[data-style="0"]{margin:1px}')].toSorted(),
    );
    expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
      `default-src 'none'`,
      `script-src 'self' ${sha256(importMap)} ${sha256(themeScript)}`,
      `style-src 'self' ${styles.toReversed().join(' ')}`,
      `img-src 'self' data: blob: https://media.example`,
      `media-src 'self' blob: https://media.example`,
      `font-src 'self'`,
      `connect-src 'self' ${web.backendUrl} ws://127.0.0.1:9 wss://relay.example https://media.example`,
      `manifest-src 'self'`,
      `base-uri 'none'`,
      `object-src 'none'`,
      `frame-ancestors 'none'`,
      `form-action 'self'`,
      `report-uri /csp-report`,
      `report-to csp`,
    ]);
  });

  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ['link', '<https://media.example>; rel=preconnect'],
    ['reporting-endpoints', 'csp="/csp-report"'],
    ['strict-transport-security', null],
  ])('answers %s: %s', async (name, value) => {
    expect((await fetch(web.url)).headers.get(name)).toBe(value);
  });

  it('contains the runtime config, which no value can break out of', async () => {
    const html = await fetchPage('/');
    const json = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const config = runtimeConfigSchema.parse(JSON.parse(json));
    expect(config).toMatchObject({
      chainId: 31337,
      mode: 'local',
      chains: [{ chainId: 31337, rpcUrls: [web.backendUrl] }],
    });
    expect(config.mediaOrigin).toBe('https://media.example');
    expect(config.walletConnect).toEqual({ projectId: 'project', relayUrl: 'wss://relay.example/path' });
    expect(config.chains[0]?.explorer).toBe('</script><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert');
  });

  it('names the hash of every script, lazy ones included, and preloads the chunk of its route', async () => {
    const html = await fetchPage('/swap?outputCurrency=ETH');
    expect(html).toContain(
      `src="/assets/index-1.js" fetchpriority="low" integrity="${toIntegrity(entryScript)}"`,
    );
    expect(html).toContain(`"/assets/swap-2.js":"${toIntegrity('export const swap = 1;')}"`);
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/swap-2.js" integrity="sha256-',
    );
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-1.woff2">',
    );
    expect(html).toContain('href="/api/wide?a=1&amp;b=2" media="(min-width: 64rem)">');
    expect(await fetchPage('/pool')).not.toContain('modulepreload');
    const request = 'as="fetch" crossorigin fetchpriority="low" href="/api/first"';
    expect([html.includes(request), (await fetchPage('/pool')).includes(request)]).toEqual([true, false]);
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  });

  it('[NFT-01] has the pictures that the API finds for the page, but not for its filters, in any encoding', async () => {
    const [first, logo] = [
      '<img src="/api/first?place=0" srcSet="/api/first?place=0 320w" alt=""/><source srcSet="/api/first?place=1 320w"/>',
      '<img src="/logo.svg" alt=""/>',
    ];
    for (const path of ['/art', '/Art/']) expect(await readBold(path)).toBe(first + logo);
    expect(await readBold('/art?type=video')).toBe(logo);
    expect(await readBold('/art')).toBe(first + logo);
  });

  it('is compressed with an encoding that the client accepts, and has no body for HEAD', async () => {
    const brotli = await requestWith('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.body).toString()).toContain('<div id="root">');
    expect((await requestWith('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await requestWith('/', {})).headers['content-encoding']).toBeUndefined();
    const head = await requestWith('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('files', () => {
  it('are cached as immutable by their hash, precompressed', async () => {
    const answer = await requestWith('/assets/index-1.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.body).toString()).toBe(entryScript);
    const refused = await requestWith('/assets/index-1.js', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([refused.headers['content-encoding'], refused.body.toString()]).toEqual([undefined, entryScript]);
  });

  it('without a hash in their name are revalidated, and answered 304 while unchanged', async () => {
    const first = await requestWith('/favicon.svg', {});
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await requestWith('/favicon.svg', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('that do not exist are 404, never the page', async () => {
    expect((await fetch(`${web.url}/assets/index-0.js`)).status).toBe(404);
    expect((await fetch(`${web.url}/.vite/manifest.json`).then((answer) => answer.text())).slice(0, 9)).toBe(
      '<!doctype',
    );
  });

  it('publishes the hashes of the build', async () => {
    const manifest = await (await fetch(`${web.url}/build-manifest.json`)).json();
    expect(manifest.files).toContainEqual(expect.objectContaining({ path: '/assets/index-1.js' }));
  });
});

describe('hostile paths', () => {
  it.each([
    ['GET /%E0%A4%A HTTP/1.1', 400],
    ['GET /% HTTP/1.1', 400],
    ['GET /a%00b HTTP/1.1', 400],
    ['GET /a%0d%0aset-cookie:x HTTP/1.1', 400],
    ['GET //evil.example/x HTTP/1.1', 400],
    ['GET /\\evil.example HTTP/1.1', 400],
    ['GET http://evil.example/ HTTP/1.1', 400],
    [`GET /${'x'.repeat(5000)} HTTP/1.1`, 414],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 431],
    ['GET /assets/../../../../etc/passwd HTTP/1.1', 400],
    ['GET /assets/..%2f..%2fpackage.json HTTP/1.1', 400],
    ['GET /../../etc/passwd HTTP/1.1', 400],
    ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 400],
    ['GET /index.html HTTP/1.1', 200],
    ['GET /__proto__ HTTP/1.1', 200],
    ['PUT /swap HTTP/1.1', 405],
    ['TRACE / HTTP/1.1', 405],
    ['nonsense', 400],
  ])('%# answers %s with %i', async (head, status) => {
    const answer = await requestRaw(head);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).not.toMatch(/root:|"dependencies"/);
  });
});

describe('reports and health', () => {
  it('logs blocked resources by directive and origin only', async () => {
    const violation = {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/secret?token=1',
    };
    const answer = await fetch(`${web.url}/csp-report`, {
      method: 'POST',
      body: JSON.stringify({ 'csp-report': { ...violation, 'document-uri': 'https://x/private' } }),
    });
    expect(answer.status).toBe(204);
    expect(web.lines.join()).toContain('"directive":"img-src","blocked":"https://evil.example"');
    expect(web.lines.join()).not.toMatch(/secret|private/);
    expect((await fetch(`${web.url}/csp-report`, { method: 'POST', body: 'no json' })).status).toBe(204);
  });

  it('logs a few reports a minute, for any number of reports in a request', async () => {
    const body = JSON.stringify(Array.from({ length: 400 }, () => ({ body: { blockedURL: 'inline' } })));
    await fetch(`${web.url}/csp-report`, { method: 'POST', body });
    expect(web.lines.filter((line) => line.includes('policy violation')).length).toBeLessThanOrEqual(20);
  });

  it('[OPS-03] is live and ready until the stop signal, then closes keep-alive connections', async () => {
    expect((await fetch(`${web.url}/livez`)).status).toBe(200);
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
    web.lifecycle.isClosing = true;
    const answer = await fetch(`${web.url}/readyz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
    expect((await fetch(`${web.url}/livez`)).status).toBe(200);
    web.lifecycle.isClosing = false;
  });
});

describe('production', () => {
  it('adds HSTS on a request over https, and has no explorer', async () => {
    const production = await startTestServer((_request, response) => void response.end(), {
      WEB_MODE: 'production',
      WEB_BEHIND_PROXY: '1',
    });
    const get = (protocol: string) => fetch(production.url, { headers: { 'x-forwarded-proto': protocol } });
    const hsts = 'strict-transport-security';
    expect((await get('https')).headers.get(hsts)).toBe('max-age=63072000; includeSubDomains');
    expect((await get('http')).headers.get(hsts)).toBeNull();
    const explorer = await fetch(`${production.url}/explorer/tx/0x${'ab'.repeat(32)}`);
    expect(await explorer.text()).toContain('<div id="root">');
    await production.stop();
  });
});
