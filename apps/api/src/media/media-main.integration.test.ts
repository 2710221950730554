import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { networks } from '@tradewind/rules/network/network';
import { logoSizes, toNetworkLogoUrl, toTokenLogoUrl } from '@tradewind/schema/media/logo-url';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  badPaths,
  closedAddresses,
  goodPaths,
  silentPaths,
  startLogoServer,
  toTokenAddress,
} from '../../test/media/start-logo-server.ts';
import { findOrigin, spawnNode } from '../../test/spawn-node.ts';

const chainId = 56;
let folder = '';
let server: Awaited<ReturnType<typeof startLogoServer>>;
let media: Awaited<ReturnType<typeof startMedia>>;

async function startMedia() {
  const node = spawnNode('media', {
    MEDIA_PORT: '0',
    MEDIA_STORE: folder,
    MEDIA_TOKEN_LISTS: `${server.origin}/list`,
    MEDIA_OPEN_HOSTS: server.host,
    TOKEN_LIST_GATEWAY: server.origin,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  });
  const origin = await findOrigin(node);
  const stop = async () => {
    node.child.kill('SIGTERM');
    return node.closed;
  };
  return { ...node, origin, stop };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-media-main-'));
  server = await startLogoServer();
  media = await startMedia();
});
afterAll(async () => {
  await media.stop();
  server.stop();
  await rm(folder, { recursive: true, force: true });
});

const toUrl = (path: string, size?: 32 | 64 | 128) =>
  toTokenLogoUrl(media.origin, { chainId, address: toTokenAddress(path) }, size);
const fetchLogo = (path: string, headers: Record<string, string> = {}) => fetch(toUrl(path), { headers });
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const countRequests = (path: string) => server.requests.filter((requested) => requested === path).length;

async function fetchRefusal(url: string) {
  const answer = await fetch(url);
  const { code } = refusalSchema.parse(await answer.json());
  return [answer.status, code];
}

/** The status of a missing logo, and how long browsers keep it. */
async function fetchAbsence(path: string): Promise<readonly unknown[]> {
  const { status, headers } = await fetchLogo(path);
  return [status, headers.get('cache-control')];
}

/** Resident memory of the process and its children in MiB. */
async function readMemory(): Promise<number> {
  const pids = [String(media.child.pid), ...(await listChildren())];
  const pages = await Promise.all(
    pids.map(async (pid) => Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])),
  );
  return (pages.reduce((sum, count) => sum + count, 0) * 4096) / 2 ** 20;
}

async function listChildren(): Promise<string[]> {
  const { pid } = media.child;
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter((text) => text !== '');
}

describe('the logo of a listed token', () => {
  it.each(goodPaths)('[ART-03] %s is served as webp of each size, 64 by default', async (path) => {
    for (const size of [undefined, ...logoSizes]) {
      const answer = await fetch(toUrl(path, size));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { format, width, height } = await sharp(await readBytes(answer)).metadata();
      expect([format, width, height]).toEqual(['webp', size ?? 64, size ?? 64]);
    }
    expect(countRequests(path)).toBeGreaterThan(0);
  });

  it('[ART-03] is read through the gateway where its address is of ipfs', async () => {
    expect((await fetchLogo('ipfs')).status).toBe(200);
    expect(countRequests('/ipfs/QmLogo')).toBe(1);
  });

  it('[ART-03] is inert in a browser, and any site may show and read it', async () => {
    const { headers } = await fetchLogo('/png');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('[ART-03] answers HEAD, and 304 to who has it', async () => {
    const whole = await fetchLogo('/png');
    const bytes = await readBytes(whole);
    const head = await fetch(toUrl('/png'), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await readBytes(head)).length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
    const etag = whole.headers.get('etag')!;
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await fetchLogo('/png', { 'if-none-match': tag });
      expect([answer.status, answer.headers.get('etag')]).toEqual([304, etag]);
    }
    expect((await fetchLogo('/png', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('[ART-03] answers one range exactly, and several as the whole', async () => {
    const whole = await fetchLogo('/png');
    const bytes = await readBytes(whole);
    const etag = whole.headers.get('etag')!;
    const size = bytes.length;
    const part = await fetchLogo('/png', { range: 'bytes=0-1' });
    expect([part.status, part.headers.get('content-range'), await readBytes(part)]).toEqual([
      206,
      `bytes 0-1/${size}`,
      bytes.subarray(0, 2),
    ]);
    expect(await readBytes(await fetchLogo('/png', { range: 'bytes=-5' }))).toEqual(bytes.subarray(-5));
    const past = await fetchLogo('/png', { range: `bytes=${size}-` });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    expect((await fetchLogo('/png', { range: 'bytes=0-1,4-5' })).status).toBe(200);
    expect((await fetchLogo('/png', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await fetchLogo('/png', { range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
  });

  it('[ART-03] has a name by its content that is kept for ever', async () => {
    const logo = await fetchLogo('/png');
    const hash = logo.headers.get('etag')!.slice(1, -1);
    const file = await fetch(`${media.origin}/media/${hash}.webp?v=122`);
    expect([file.status, file.headers.get('cache-control'), file.headers.get('etag')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      `"${hash}"`,
    ]);
    expect(await readBytes(file)).toEqual(await readBytes(logo));
  });

  it('[ART-03] is downloaded once for all who want it at a time', async () => {
    const urls = Array.from({ length: 60 }, (_, index) => toUrl('/slow', logoSizes[index % 3]));
    const answers = await Promise.all(urls.map((url) => fetch(url)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(countRequests('/slow')).toBe(1);
  });
});

describe('a hostile logo', () => {
  it('[ART-03] is refused, remembered, and harms nothing else', { timeout: 90_000 }, async () => {
    const closed = [...Object.keys(closedAddresses), 'private'];
    const startedAt = performance.now();
    const paths = [...badPaths, ...silentPaths, ...closed];
    const all = Promise.all(paths.map(async (path) => [path, ...(await fetchAbsence(path))]));
    // Meanwhile others are served.
    expect((await fetchLogo('/png')).status).toBe(200);
    expect(await all).toEqual(paths.map((path) => [path, 204, 'public, max-age=600']));
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(server.isPrivateReached()).toBe(false);

    server.requests.length = 0;
    await Promise.all(paths.map(fetchAbsence));
    expect(server.requests).toEqual([]);
    expect(media.child.exitCode).toBeNull();
    expect(await readMemory()).toBeLessThan(700);
    expect((await fetch(`${media.origin}/readyz`)).status).toBe(200);
  });
});

describe('a request without a picture', () => {
  it.each([
    `/media/logo/57/${toTokenAddress('/png')}`,
    `/media/logo/56/${toTokenAddress('unlisted')}`,
    '/media/logo/57',
  ])('[ART-03] %s, which no list names, is answered without content for an hour', async (path) => {
    const answer = await fetch(media.origin + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'public, max-age=3600']);
    expect((await readBytes(answer)).length).toBe(0);
  });

  it.each([
    ['/media/logo/56/0x1234', 400, 'BAD_REQUEST'],
    [`/media/logo/56/${toTokenAddress('/png')}?size=65`, 400, 'BAD_REQUEST'],
    [`/media/logo/bsc/${toTokenAddress('/png')}`, 400, 'BAD_REQUEST'],
    ['/media/logo/31337?size=0', 400, 'BAD_REQUEST'],
    [`/media/${'0'.repeat(64)}.webp`, 404, 'MEDIA_UNKNOWN'],
    [`/media/${'0'.repeat(64)}.svg`, 400, 'BAD_REQUEST'],
    ['/media/..%2f..%2fetc%2fpasswd', 400, 'BAD_REQUEST'],
    ['/media', 404, 'NOT_FOUND'],
  ])('[ART-03] %s is answered %i', async (path, status, code) => {
    expect(await fetchRefusal(media.origin + path)).toEqual([status, code]);
  });

  it('[ART-03] may not write', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(`${media.origin}/media/logo/56`, { method })).status).toBe(404);
  });
});

describe('our own logos', () => {
  it('[ART-03] are there for each token of the local deployment and each network, in each size', async () => {
    const tokens = Object.values(defaultTokenLists).flatMap((list) => list.tokens);
    const urls = logoSizes.flatMap((size) => [
      ...tokens.map((token) => [toTokenLogoUrl(media.origin, token, size), size] as const),
      ...networks.map((network) => [toNetworkLogoUrl(media.origin, network.chainId, size), size] as const),
    ]);
    const wrong: string[] = [];
    await Promise.all(
      urls.map(async ([url, size]) => {
        const { format, width } = await sharp(await readBytes(await fetch(url))).metadata();
        if (format !== 'webp' || width !== size) wrong.push(url);
      }),
    );
    expect([urls.length, wrong]).toEqual([(tokens.length + networks.length) * 3, []]);
  });
});

describe('the media process', () => {
  it('[OPS-03] ends in order at SIGTERM with its children, and keeps what it has', async () => {
    const children = await listChildren();
    expect(children.length).toBeGreaterThan(0);
    const [etag] = [(await fetchLogo('/png')).headers.get('etag')];
    expect(await media.stop()).toEqual([0, null]);
    await expect
      .poll(async () => (await readdir('/proc')).filter((pid) => children.includes(pid)))
      .toEqual([]);
    expect(media.lines.at(-1)).toContain('"closed"');

    server.stop();
    media = await startMedia();
    const again = await fetchLogo('/png');
    expect([again.status, again.headers.get('etag')]).toEqual([200, etag]);
    expect((await fetch(`${media.origin}/metrics`)).status).toBe(200);
  });

  it('[OPS-05] ends with one line that names every wrong setting', async () => {
    const wrong = spawnNode('media', {
      MEDIA_PORT: 'x',
      MEDIA_STORE: 's3://?secret',
      S3_ENDPOINT: 'ftp://secret',
    });
    expect(await wrong.closed).toEqual([1, null]);
    expect(wrong.complaints.at(-1)).toMatch(/^media: MEDIA_PORT: .*; MEDIA_STORE: .*; S3_ENDPOINT: /);
    expect(wrong.complaints.join()).not.toContain('secret');
  });
});
