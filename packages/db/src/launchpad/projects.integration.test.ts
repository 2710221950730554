import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { createTestDatabase } from '../test-database.ts';
import { type NewProject, putProject } from './put-project.query.ts';
import { findAccountStanding } from './find-account-standing.query.ts';
import { findProject, findProjectBySymbol } from './find-project.query.ts';
import { listClaimCalendar } from './list-claim-calendar.query.ts';
import { listEndedProjects } from './list-ended-projects.query.ts';
import { listJoinedProjects } from './list-joined-projects.query.ts';
import { listOpenProjects } from './list-open-projects.query.ts';
import { listProjectRounds } from './list-project-rounds.query.ts';
import { listSchedule } from './list-schedule.query.ts';
import { putDisclaimer } from './put-disclaimer.query.ts';
import { putKyc } from './put-kyc.query.ts';
import { kycTable } from './app-tables.ts';
import { saleBuyerTable, saleTable } from './tables.ts';
import { toTestBuyer, toTestSale } from './test-sale.ts';

type Hex = `0x${string}`;
const [bep, erc] = [1, 2];
const alice = toAddress('a');
const bob = toAddress('b');
const stranger = toAddress('d');
const vetoed = toAddress('1');
const later = toAddress('2');
const first = toAddress('3');
const second = toAddress('4');
const last = toAddress('5');
const page = { network: '', search: '', limit: 20 } as const;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

const toProject = (id: number, symbol: string, parts: Partial<NewProject> = {}): NewProject => ({
  id,
  symbol,
  name: `Project ${symbol}`,
  unit: symbol,
  description: 'text',
  logo: null,
  background: null,
  telegram: null,
  twitter: null,
  medium: null,
  website: null,
  network: 'bep',
  referenceId: null,
  totalSupply: null,
  showsDisclaimer: false,
  showsClaimPopup: false,
  needsKyc: false,
  state: 'published',
  created: id * 1_000,
  rounds: [{ round: 1, name: 'Public', chainId: bep }],
  ...parts,
});

const listSymbols = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol);

const listJoined = async (account: Hex) =>
  listSymbols(await listJoinedProjects(database, { ...page, account }));
const listOpenings = async (criteria: { from: number; to: number; account?: Hex }) =>
  (await listSchedule(database, { limit: 10, ...criteria })).map(({ sale }) => sale.openAt);
const listDated = async (from: number, to: number, account = alice) =>
  (await listClaimCalendar(database, { account, from, to, limit: 10 })).map(({ project }) => project.symbol);

beforeAll(async () => {
  database = await createTestDatabase();
  await database.orm.insert(saleTable).values([
    toTestSale(vetoed, 0, {
      chainId: bep,
      project: 1,
      state: 'cancelled',
      cancelReason: 'vetoed',
      openAt: 1_000,
    }),
    toTestSale(first, 1, { chainId: bep, project: 1, state: 'open', openAt: 1_100 }),
    // The lister repeats the numbers of a round that has a sale.
    toTestSale(later, 2, { chainId: bep, project: 1, state: 'delivered', openAt: 1_200, tgeAt: 1_300 }),
    toTestSale(second, 3, { chainId: bep, project: 2, state: 'delivered', openAt: 1_300, tgeAt: 2_000 }),
    toTestSale(last, 0, { chainId: erc, project: 2, round: 2, state: 'cancelled', openAt: 1_400 }),
    toTestSale(toAddress('6'), 4, { chainId: bep, project: 3, state: 'levelled', openAt: 1_500 }),
    toTestSale(toAddress('7'), 5, { chainId: bep, project: 4, state: 'open', openAt: 1_600 }),
    toTestSale(toAddress('8'), 6, { chainId: bep, project: 77, state: 'delivered', openAt: 1_700 }),
  ]);
  await database.orm
    .insert(saleBuyerTable)
    .values([
      toTestBuyer(second, alice, { chainId: bep, committed: 5n }),
      toTestBuyer(last, bob, { chainId: erc, committed: 5n }),
      toTestBuyer(toAddress('7'), alice, { chainId: bep, committed: 5n }),
      toTestBuyer(toAddress('8'), alice, { chainId: bep, committed: 5n }),
    ]);
  const both = [
    { round: 1, name: 'Seed', chainId: bep },
    { round: 2, name: 'Public', chainId: erc },
  ];
  await putProject(database, toProject(1, 'ONE'));
  await putProject(database, toProject(2, 'TWO', { network: 'erc', rounds: both }));
  await putProject(database, toProject(3, 'THREE'));
  await putProject(database, toProject(4, 'DRAFT', { state: 'draft' }));
  await putProject(database, toProject(5, 'TBA'));
  await putProject(database, toProject(6, 'BARE', { rounds: [] }));
});
afterAll(() => database.drop());

it('[IDO-03] given projects, when the open ones are listed, then each has a round that is to come or not settled', async () => {
  expect(listSymbols(await listOpenProjects(database, { limit: 10 }))).toEqual(['BARE', 'TBA', 'ONE']);
  expect(await listOpenProjects(database, { limit: 1 })).toHaveLength(1);
});

describe('[IDO-04] given projects whose rounds have all ended, when they are listed, then', () => {
  it('the newest is first, and a page ends before the cursor', async () => {
    expect(listSymbols(await listEndedProjects(database, page))).toEqual(['THREE', 'TWO']);
    expect(listSymbols(await listEndedProjects(database, { ...page, limit: 1 }))).toEqual(['THREE']);
    expect(listSymbols(await listEndedProjects(database, { ...page, before: 3_000 }))).toEqual(['TWO']);
    expect(await listEndedProjects(database, { ...page, before: 2_000 })).toEqual([]);
  });

  it.each([
    [{ network: 'erc' }, ['TWO']],
    [{ network: 'poly' }, []],
    [{ search: 'hre' }, ['THREE']],
    [{ search: 'pROJECT t' }, ['THREE', 'TWO']],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
  ] as const)('a network and a part of a name filter them: %j', async (filter, symbols) =>
    expect(listSymbols(await listEndedProjects(database, { ...page, ...filter }))).toEqual(symbols),
  );
});

it('[IDO-05] given an account, when its projects are listed, then drafts and sales without a project are not there', async () => {
  expect(await listJoined(alice)).toEqual(['TWO']);
  expect(await listJoined(bob)).toEqual(['TWO']);
  expect(await listJoined(stranger)).toEqual([]);
});

it('[IDO-14] given a symbol or a number, when a project is looked up, then a draft is not found', async () => {
  for (const symbol of ['TWO', 'two'])
    expect(await findProjectBySymbol(database, { symbol })).toMatchObject({ id: 2 });
  expect(await findProject(database, { id: 2 })).toMatchObject({ symbol: 'TWO' });
  expect(await findProjectBySymbol(database, { symbol: 'DRAFT' })).toBeUndefined();
  expect(await findProject(database, { id: 4 })).toBeUndefined();
  expect(await findProject(database, { id: 77 })).toBeUndefined();
});

it('[IDO-06] given several sales of a round, then the first that was not vetoed is its sale', async () => {
  const rounds = await listProjectRounds(database, { projects: [5, 2, 1] });
  expect(rounds.map(({ round, sale }) => [round.project, round.round, sale?.chainId, sale?.address])).toEqual(
    [
      [1, 1, bep, first],
      [2, 1, bep, second],
      [2, 2, erc, last],
      [5, 1, undefined, undefined],
    ],
  );
  expect(await listProjectRounds(database, { projects: [] })).toEqual([]);
});

describe('[IDO-02] given a time, when its sales are listed, then', () => {
  it('those of listed projects that open in it are there once, and no vetoed one', async () =>
    expect(await listOpenings({ from: 1_000, to: 1_500 })).toEqual([1_100, 1_300, 1_400]));

  it('the end is excluded', async () => {
    expect(await listOpenings({ from: 1_500, to: 2_000 })).toEqual([1_500]);
    expect(await listOpenings({ from: 1_101, to: 1_300 })).toEqual([]);
  });

  it('those of an account are the joined ones', async () => {
    expect(await listOpenings({ from: 0, to: 9_000, account: alice })).toEqual([1_300]);
    expect(await listOpenings({ from: 0, to: 9_000, account: stranger })).toEqual([]);
  });
});

describe('[IDO-05] given a delivered purchase, when the dates of a time are read, then', () => {
  // The token has its date at 2,000, and its last tranche is a minute later.
  it.each([
    [2_000, 2_001, ['TWO']],
    [2_060, 2_061, ['TWO']],
    [2_061, 9_000, []],
    [0, 2_000, []],
  ])('it is there from the first to the last date: %i to %i', async (from, to, symbols) =>
    expect(await listDated(from, to)).toEqual(symbols),
  );

  it('a cancelled sale has none', async () => expect(await listDated(0, 9_000, bob)).toEqual([]));
});

it('[IDO-14] given a project that is written again, then its texts and rounds are the new ones, and its place the old one', async () => {
  await putProject(
    database,
    toProject(6, 'BARE', { name: 'New', created: 1, rounds: [{ round: 3, name: 'Public', chainId: erc }] }),
  );
  expect(await findProject(database, { id: 6 })).toMatchObject({ name: 'New', created: 6_000 });
  expect(await listProjectRounds(database, { projects: [6] })).toMatchObject([
    { round: { round: 3, chainId: erc }, sale: null },
  ]);
});

it('[IDO-14] given the symbol of another project in another letter case, when a project is written, then it is refused', async () => {
  await expect(putProject(database, toProject(9, 'two'))).rejects.toThrow();
  expect(await findProject(database, { id: 9 })).toBeUndefined();
});

it('[IDO-14] given a project that is written again without a change, then nothing is written, and a taken time is not used twice', async () => {
  const project = toProject(30, 'THIRTY', { created: 6_000, rounds: [] });
  const result = await putProject(database, project);
  expect(result).toMatchObject({ kind: 'stored', isNew: true, isChanged: true });
  expect(await findProject(database, { id: 30 })).toMatchObject({ created: 6_001 });
  expect(await putProject(database, project)).toEqual({ ...result, isNew: false, isChanged: false });
  const [logged] = await database.sql`select count(*) as rows from app.operator_action`;
  expect(logged).toEqual({ rows: '0' });
});

it('[OPS-02] given a row that the log refuses, then neither the project nor the KYC state is stored', async () => {
  const author = { account: alice, session: 'no session' };
  const edit = { ...author, version: null };
  await expect(putProject(database, toProject(31, 'LOGLESS'), edit)).rejects.toThrow();
  expect(await findProject(database, { id: 31 })).toBeUndefined();
  const rows = [{ account: stranger, soleChainId: null, isComplete: true }];
  await expect(putKyc(database, { rows, source: 'test', at: new Date(0) }, author)).rejects.toThrow();
  const holder = { address: stranger, soleChainId: null };
  expect(await findAccountStanding(database, { holder, project: 2 })).toMatchObject({ isKycComplete: false });
});

it('[IDO-11] [IDO-12] given an account, then its last answer to a disclaimer and its KYC count', async () => {
  const find = (address: Hex, project = 2, soleChainId: number | null = null) =>
    findAccountStanding(database, { holder: { address, soleChainId }, project });
  expect(await find(alice)).toEqual({ isKycComplete: false, isDisclaimerAccepted: false });
  const answer = {
    holder: { address: alice, soleChainId: null },
    project: 2,
    countryId: 84,
    countryCode: 'VN',
    textVersion: 1,
    at: new Date(0),
  };
  await putDisclaimer(database, { ...answer, isAccepted: true });
  await database.orm
    .insert(kycTable)
    .values({ account: alice, isComplete: true, source: 'test', at: new Date(0) });
  expect(await find(alice)).toEqual({ isKycComplete: true, isDisclaimerAccepted: true });
  expect(await find(alice, 1)).toEqual({ isKycComplete: true, isDisclaimerAccepted: false });
  expect(await find(bob)).toEqual({ isKycComplete: false, isDisclaimerAccepted: false });
  // The owner of a contract at the same address has shown nothing.
  expect(await find(alice, 2, 1)).toEqual({ isKycComplete: false, isDisclaimerAccepted: false });
  await putDisclaimer(database, {
    ...answer,
    holder: { address: alice, soleChainId: 1 },
    isAccepted: true,
  });
  expect(await find(alice, 2, 1)).toEqual({ isKycComplete: false, isDisclaimerAccepted: true });
  expect(await find(alice, 2, 2)).toEqual({ isKycComplete: false, isDisclaimerAccepted: false });
  await putDisclaimer(database, { ...answer, isAccepted: false });
  expect(await find(alice)).toMatchObject({ isDisclaimerAccepted: false });
});
