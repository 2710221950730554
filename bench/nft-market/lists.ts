import { createRandomInteger } from '@tradewind/rules/exchange/route.test-support';
import { z } from 'zod';
import type { Load, Measurement } from '../frame/bench.ts';
import { findInOutput, startNode } from '../frame/node-process.ts';
import { quantile } from '../frame/quantile.ts';
import { type MeasuredServer, startApi, startBare } from '../frame/servers.ts';
import { withDatabase } from '../frame/with-database.ts';
import { pageSize } from './page.ts';
import { artistCount, channelCount, commonWord, seedWorks } from './seed-works.ts';

type ListsLoad = { readonly works: number; readonly warmRequests: number; readonly requests: number };

const loads: Record<Load, ListsLoad> = {
  full: { works: 100_000, warmRequests: 200, requests: 2_000 },
  small: { works: 300, warmRequests: 0, requests: 20 },
};

const list = '/Artworks/market_place';

/**
 * Measures the lists of the market one request after the other: any page, filter and order, a search for a word of a third
 * of all works, and the first answer of a node that starts. The peer is a bare server that selects 24 works by their keys.
 */
export function measureMarketLists(load: Load): Promise<readonly Measurement[]> {
  return withDatabase(async ({ url }) => {
    const { works } = loads[load];
    await seedWorks(url, works);
    const servers: Servers = {
      bare: await startBare('bench/nft-market/bare-server.ts', url),
      api: await startApi(url),
    };
    try {
      return toMeasurements({
        works,
        megabytes: await measureOrder(works),
        ...(await measureAnswers(servers, loads[load])),
      });
    } finally {
      await Promise.all([servers.bare.stop(), servers.api.stop()]);
    }
  });
}

type Servers = { readonly bare: MeasuredServer; readonly api: MeasuredServer };

/** In turn, so that both sides have the same machine. */
async function measureAnswers({ bare, api }: Servers, { works, warmRequests, requests }: ListsLoad) {
  const first = await measureRequest(api, list, {});
  const random = createRandomInteger(1);
  const samples = { lists: new Array<Sample>(), rows: new Array<Sample>(), searches: new Array<Sample>() };
  for (let request = -warmRequests; request < requests; request += 1) {
    const row = await measureRequest(bare, `/rows/${random(works)}`);
    const page = await measureRequest(api, list, createFilter(random, works));
    if (request < 0) continue;
    samples.rows.push(row);
    samples.lists.push(page);
    if (request % 10 === 0)
      samples.searches.push(await measureRequest(api, list, createSearch(random, works)));
  }
  return { first, ...samples };
}

/** The bytes are those of the body as it was sent. */
type Sample = { readonly ms: number; readonly bytes: number };

async function measureRequest({ origin }: MeasuredServer, path: string, body?: object): Promise<Sample> {
  const startedAt = performance.now();
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`${origin}${path}`, body && post);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { ms: performance.now() - startedAt, bytes: Number(answer.headers.get('content-length')) };
}

type Random = ReturnType<typeof createRandomInteger>;

const createPage = (random: Random, works: number) => ({
  pageSize,
  pageNumber: 1 + random(Math.ceil(works / pageSize)),
  sortType: random(3),
});

/** Each part of the filter is left out by half of the requests. */
function createFilter(random: Random, works: number): object {
  const sometimes = (value: number) => (random(2) === 0 ? 0 : value);
  return {
    ...createPage(random, works),
    fileType: sometimes(1 + random(3)),
    status: random(4) === 0 ? 3 : 0,
    typeArtworks: sometimes(1 + random(channelCount)),
    author: random(8) === 0 ? 1 + random(artistCount) : 0,
  };
}

const createSearch = (random: Random, works: number): object => ({
  ...createPage(random, works),
  keywork: commonWord,
});

const orderSchema = z.object({ works: z.int(), bytes: z.number() });

async function measureOrder(works: number): Promise<number> {
  const child = startNode('apps/api/src/nft-market/measure-order.ts', {}, [String(works)]);
  const { bytes } = orderSchema.parse(JSON.parse(await findInOutput(child, /^(\{.*\})$/)));
  return bytes / 1_000_000;
}

type Figures = {
  readonly works: number;
  readonly first: Sample;
  readonly lists: readonly Sample[];
  readonly rows: readonly Sample[];
  readonly searches: readonly Sample[];
  readonly megabytes: number;
};

function toMeasurements({ works, first, lists, rows, searches, megabytes }: Figures): readonly Measurement[] {
  const lower = { better: 'lower' } as const;
  const p95 = findP95(lists);
  const bytes = Math.max(...lists.map((sample) => sample.bytes));
  const shown = works.toLocaleString('en');
  const peer = { name: `bare select of ${pageSize} works`, figure: findP95(rows) };
  return [
    { ...lower, name: `a list of ${shown} works, p95`, unit: 'ms', ours: p95, aim: 20 },
    { ...lower, name: 'a list beside its rows, p95', unit: 'ms', ours: p95, peer, aim: 3 },
    { ...lower, name: 'a search for a common word, p95', unit: 'ms', ours: findP95(searches), aim: 80 },
    { ...lower, name: 'first answer of a node', unit: 'ms', ours: first.ms, aim: 2_000 },
    { ...lower, name: `the largest answer of ${pageSize} works`, unit: 'kB', ours: bytes / 1_000, aim: 25 },
    { ...lower, name: `memory of the order of ${shown} works`, unit: 'MB', ours: megabytes, aim: 20 },
  ];
}

const findP95 = (samples: readonly Sample[]): number =>
  quantile(
    samples.map(({ ms }) => ms).toSorted((a, b) => a - b),
    0.95,
  );
