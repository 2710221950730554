import type { Database } from '@tradewind/db/database';
import { type NewProject, putProject } from '@tradewind/db/launchpad/put-project.query';
import { saleBuyerTable, saleTable } from '@tradewind/db/launchpad/tables';
import { toTestBuyer, toTestSale } from '@tradewind/db/launchpad/test-sale';
import { blockTimestamp, chainId as home, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

/** The second chain has an index, and the third one has none yet. */
export const erc = 31_338;
export const poly = 31_339;
export const now = blockTimestamp;
export const day = 86_400;

export const openSale = toAddress('31');
export const goingSale = toAddress('32');
export const deliveredSale = toAddress('33');
export const deadSale = toAddress('34');
export const alice = toAddress('a1');
export const bob = toAddress('b1');
export const stranger = toAddress('c1');
export const issuer = toAddress('41');
export const token = toAddress('42');
export const vesting = toAddress('44');
const stablecoin = toAddress('43');

const million = 10n ** 6n;
const coin = 10n ** 18n;
const terms = { issuer, token, payToken: stablecoin, tokenDecimals: 18, minPerUser: million };

const openRow = toTestSale(openSale, 0, {
  ...terms,
  chainId: home,
  project: 1,
  state: 'open',
  kind: 'commit',
  openAt: now - day,
  closeAt: now + day,
  deliverBy: now + 9 * day,
  softCap: 1_000n * million,
  hardCap: 10_000n * million,
  maxPerUser: 8_000n * million,
  // 40 tokens for a dollar.
  tokensPerPayE18: 40n * coin * 10n ** 12n,
  committed: 12_500n * million,
  buyerCount: 2,
});
const goingRow = toTestSale(goingSale, 1, {
  ...terms,
  chainId: home,
  project: 2,
  state: 'open',
  kind: 'fixed',
  openAt: now + 3_600,
  closeAt: now + day,
  deliverBy: now + 9 * day,
  softCap: 1_000n * million,
  hardCap: 3_000n * million,
  maxPerUser: 8_000n * million,
  tokensPerPayE18: 3n * coin * 10n ** 12n,
  listRoot: toHash('e'),
  listHash: toHash('f'),
});
const deliveredRow = toTestSale(deliveredSale, 0, {
  ...terms,
  chainId: erc,
  project: 3,
  state: 'delivered',
  kind: 'commit',
  openAt: now - 20 * day,
  closeAt: now - 15 * day,
  deliverBy: now - 5 * day,
  tgeAt: now - 10 * day,
  refundSeconds: day,
  softCap: 1_000n * million,
  hardCap: 6_000n * million,
  maxPerUser: 8_000n * million,
  tokensPerPayE18: 2n * coin * 10n ** 12n,
  trancheSeconds: [0, 5 * day, 30 * day],
  trancheBps: [5_000, 7_500, 10_000],
  streamShareBps: 2_000,
  streamFirstBps: 0,
  streamCliffSeconds: 0,
  streamPeriodSeconds: 6 * day,
  streamPeriods: 4,
  vesting,
  // Counts 2,000 dollars of a weight of 1.
  level: (2_000n * million) << 32n,
  accepted: 4_000n * million,
  committed: 7_000n * million,
  buyerCount: 2,
});
const deadRow = toTestSale(deadSale, 2, {
  ...terms,
  chainId: home,
  project: 4,
  state: 'cancelled',
  cancelReason: 'softCapMissed',
  openAt: now - 9 * day,
  closeAt: now - 8 * day,
  deliverBy: now - day,
  softCap: 1_000n * million,
  hardCap: 6_000n * million,
  maxPerUser: 8_000n * million,
  tokensPerPayE18: coin * 10n ** 12n,
  committed: 500n * million,
  buyerCount: 1,
});

const toProject = (id: number, symbol: string, parts: Partial<NewProject> = {}): NewProject => ({
  id,
  symbol,
  name: `Project ${symbol}`,
  unit: symbol,
  description: 'A text.',
  logo: null,
  background: null,
  telegram: null,
  twitter: 'https://twitter.example/tradewind',
  medium: null,
  website: null,
  network: 'bep',
  referenceId: null,
  totalSupply: '1000000',
  showsDisclaimer: false,
  showsClaimPopup: false,
  needsKyc: false,
  state: 'published',
  created: now * 1_000 + id,
  rounds: [{ round: 1, name: 'Public', chainId: home }],
  ...parts,
});

/** The settings of the three chains of its sales, each with one node; by default nobody answers for the last. */
export function toChainSettings(ercUrl: string, polyUrl = 'http://127.0.0.1:9'): Record<string, string> {
  return { CHAIN_IDS: `${erc},${poly}`, [`RPC_URLS_${erc}`]: ercUrl, [`RPC_URLS_${poly}`]: polyUrl };
}

/** Projects of each kind: open, going, delivered, dead, to come, on a chain without an index, and a draft. */
export async function seedLaunchpad(database: Database): Promise<void> {
  await seedIndex(database);
  await moveCheckpoint(database, 77, toHash('7'), erc);
  await database.orm.insert(saleTable).values([openRow, goingRow, deliveredRow, deadRow]);
  await database.orm.insert(saleBuyerTable).values([
    toTestBuyer(openSale, alice, { chainId: home, committed: 5_000n * million }),
    toTestBuyer(openSale, bob, { chainId: home, committed: 7_500n * million }),
    toTestBuyer(deliveredSale, alice, {
      chainId: erc,
      committed: 5_000n * million,
      // The first tranche, and the first step of the stream.
      claimed: 1_600n * coin + 200n * coin,
      claimedTranches: 1,
      streamClaimed: 200n * coin,
      streamClaimedAt: now - 3 * day,
    }),
    toTestBuyer(deliveredSale, bob, {
      chainId: erc,
      committed: 2_000n * million,
      refundPaid: 2_000n * million,
    }),
    toTestBuyer(deadSale, alice, { chainId: home, committed: 500n * million }),
  ]);
  await seedProjects(database);
}

async function seedProjects(database: Database): Promise<void> {
  const onErc = [{ round: 1, name: 'Public', chainId: erc }];
  await putProject(database, toProject(1, 'OPEN', { showsDisclaimer: true }));
  await putProject(database, toProject(2, 'GOING', { needsKyc: true }));
  await putProject(database, toProject(3, 'DONE', { network: 'erc', rounds: onErc, referenceId: 'done' }));
  await putProject(database, toProject(4, 'DEAD'));
  await putProject(database, toProject(5, 'TBA'));
  await putProject(
    database,
    toProject(6, 'FAR', { network: 'poly', rounds: [{ round: 1, name: 'Public', chainId: poly }] }),
  );
  await putProject(database, toProject(7, 'DRAFT', { state: 'draft' }));
}
