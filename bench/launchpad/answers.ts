import { createDatabase, type Database } from '@tradewind/db/database';
import { putProject } from '@tradewind/db/launchpad/put-project.query';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { toTestSale } from '@tradewind/db/launchpad/test-sale';
import { compareRounds, measureAnswerCpu, measureRounds } from '../frame/answer-cpu.ts';
import type { Load, Measurement } from '../frame/bench.ts';
import type { Post } from '../frame/generate-load.ts';
import { chainId, startApi, startBare } from '../frame/servers.ts';
import { withDatabase } from '../frame/with-database.ts';

type AnswersLoad = { readonly projects: number; readonly warmRounds: number; readonly rounds: number };

const loads: Record<Load, AnswersLoad> = {
  full: { projects: 1_000, warmRounds: 2, rounds: 7 },
  small: { projects: 40, warmRounds: 0, rounds: 1 },
};

const startedAt = 1_800_000_000;
const pageSize = 20;

/**
 * Measures the API's CPU time per answer of a project and of a page of projects that have ended. Its peer is a bare
 * server that reads project, round and sale by one statement and writes them as they are. No answer is kept.
 */
export function measureAnswers(load: Load): Promise<readonly Measurement[]> {
  return withDatabase(async ({ url }) => {
    const { projects, warmRounds, rounds } = loads[load];
    const database = createDatabase(url, { maxConnections: 1 });
    await seedProjects(database, projects);
    await database.close();
    const bare = await startBare('bench/launchpad/bare-server.ts', url);
    const api = await startApi(url);
    const requests = createRequests(projects);
    const figures = await measureRounds(
      {
        bareRow: () => measureAnswerCpu(bare, requests.bareRow),
        detail: () => measureAnswerCpu(api, requests.detail),
        symbol: () => measureAnswerCpu(api, requests.symbol),
        bareRows: () => measureAnswerCpu(bare, requests.bareRows),
        list: () => measureAnswerCpu(api, requests.list),
      },
      { warmRounds, rounds },
    );
    await Promise.all([bare.stop(), api.stop()]);
    const row = { peer: 'bareRow', peerName: 'bare row by key', aim: 12 } as const;
    return [
      compareRounds(figures, { name: 'a project by its number', ours: 'detail', ...row }),
      compareRounds(figures, { name: 'a project by its symbol', ours: 'symbol', ...row }),
      compareRounds(figures, {
        name: '20 projects that have ended',
        ours: 'list',
        peer: 'bareRows',
        peerName: 'bare select of 20 projects',
        aim: 6,
      }),
    ];
  });
}

/** Each project has a round with a sale that is delivered. */
async function seedProjects(database: Database, count: number): Promise<void> {
  await database.sql`insert into chain.checkpoint values
    (${chainId}, decode(repeat('ab', 32), 'hex'), decode(repeat('11', 32), 'hex'), 10, decode(repeat('88', 32), 'hex'), ${startedAt})`;
  for (let id = 1; id <= count; id += 1) {
    await database.orm.insert(saleTable).values(toSale(id));
    await putProject(database, toProject(id));
  }
  await database.sql`analyze`;
}

const toSale = (id: number) =>
  toTestSale(`0x${id.toString(16).padStart(40, '0')}`, id, {
    chainId,
    project: id,
    state: 'delivered',
    openAt: startedAt - 2_000_000,
    closeAt: startedAt - 1_900_000,
    deliverBy: startedAt - 1_000_000,
    tgeAt: startedAt - 1_500_000,
    softCap: 1_000_000_000n,
    hardCap: 6_000_000_000n,
    maxPerUser: 8_000_000_000n,
    tokensPerPayE18: 2n * 10n ** 30n,
    level: 2_000_000_000n << 32n,
    accepted: 4_000_000_000n,
    committed: 7_000_000_000n,
    buyerCount: 200,
  });

const toProject = (id: number) => ({
  id,
  symbol: toSymbol(id),
  name: `Project ${id}`,
  unit: toSymbol(id),
  description: 'A token that pays for the use of a service, with a text of the usual length. '.repeat(8),
  telegram: 'https://telegram.example/project',
  twitter: 'https://twitter.example/project',
  medium: null,
  website: 'https://project.example',
  network: 'bep' as const,
  referenceId: null,
  totalSupply: '1000000',
  showsDisclaimer: true,
  showsClaimPopup: false,
  needsKyc: false,
  state: 'published' as const,
  created: startedAt * 1_000 + id,
  rounds: [{ round: 1, name: 'Public', chainId }],
});

const toSymbol = (id: number) => `PRJ${id}`;

const post = (path: string, body: unknown): Post => ({ path, body });

function createRequests(count: number) {
  const ids = Array.from({ length: count }, (_, place) => place + 1);
  // A page of the list for each project, from it backwards: the first ones would be cut.
  const full = ids.slice(pageSize);
  return {
    detail: ids.map((id) => `/Ido/${id}`),
    symbol: ids.map((id) => post('/launchpad/detail', { address: '', symbol: toSymbol(id) })),
    list: full.map((id) =>
      post('/launchpad/ended_idos', { category: '', symbol: '', lastTime: startedAt * 1_000 + id }),
    ),
    bareRow: ids.map((id) => `/row/${id}`),
    bareRows: full.map((id) => `/rows/${count - id}`),
  };
}
