import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { createTestDatabase } from './test-database.ts';
import { areas } from './test/areas.ts';
import { fillLargeDatabase } from './test/large-database.ts';
import { measureStatement, planModes, type StatementCost } from './test/measure-statement.ts';
import { recordStatements } from './test/record-statements.ts';

const cases = areas.flatMap(({ folder, cases: files }) =>
  Object.entries(files).map(([file, calls]) => [`${folder}/${file}`, calls] as const),
);

/** A table with at most this many rows in the large database is listed here with its limit; all others grow. */
const fewRows = 2_000;
const boundedTables: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...areas.map((area) => area.boundedTables)),
  'chain.checkpoint': 'a row a chain',
  'chain.header': 'as many as finality is deep',
  'chain.market_total': 'a row a chain',
  'public.migration': 'a row a version',
  'relay.keeper_chain': 'a row a chain',
  'relay.lease': 'a row a chain and kind',
  'relay.notice_cursor': 'a row a chain and kind',
  'relay.outbox': 'the last 10,000 notices; read whole when a node starts',
  'relay.secret': 'a row a name',
};

/** Maximum cost of one row of an answer with its joins, and of a statement beside its answer. */
const rowsPerRow = 8;
const pagesPerRow = 40;
const rowsBeside = 120;
const pagesBeside = 400;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let session: Database;
/** Measures outside the call, which may be inside a transaction. */
let meter: Database;
let stopRecording: () => void;
let measured: { name: string | undefined; mode: string; cost: StatementCost }[] = [];
let tables: { name: string; rowCount: number }[];
const textsByName = new Map<string, Set<string>>();

beforeAll(async () => {
  database = await createTestDatabase();
  session = createDatabase(database.url, { maxConnections: 1 });
  await fillLargeDatabase(session);
  tables = await session.sql<{ name: string; rowCount: number }>`
    select relnamespace::regnamespace || '.' || relname as name, greatest(reltuples, 0)::float8 as "rowCount" from pg_class
    where relkind = 'r' and relnamespace in ('chain'::regnamespace, 'app'::regnamespace, 'relay'::regnamespace, 'public'::regnamespace)`;
  meter = createDatabase(database.url, { maxConnections: 1 });
  stopRecording = recordStatements(session, async (statement) => {
    const { name, text } = statement;
    if (name !== undefined) textsByName.set(name, (textsByName.get(name) ?? new Set()).add(text));
    for (const mode of planModes)
      measured.push({ name, mode, cost: await measureStatement(meter, statement, mode) });
  });
}, 900_000);
afterAll(async () => {
  stopRecording();
  await session.close();
  await meter.close();
  await database.drop();
});

describe('[OPS-03] [PRED-11] every named query on 1,000,000 swaps, 50,000 pools and 500,000 entries', () => {
  it.each(cases)(
    '%s reads no more than its answer takes, with a generic and a custom plan',
    async (_name, calls) => {
      const faults: string[] = [];
      for (const item of calls(session)) {
        const { call, rows } = typeof item === 'function' ? { call: item, rows: rowsBeside } : item;
        measured = [];
        await call();
        for (const { name, mode, cost } of measured)
          faults.push(...listFaults(cost, rows).map((fault) => `${name} (${mode}) ${fault}`));
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it('covers every file with a query', () => {
    const files = globSync('*/*.query.ts', { cwd: import.meta.dirname });
    expect(files.map((file) => file.replace('.query.ts', '')).toSorted()).toEqual(
      cases.map(([name]) => name).toSorted(),
    );
  });

  it('ran every prepared statement of each file, each with a unique name', () => {
    const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
      .filter((file) => !file.includes('test'))
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
    const patterns = sources.flatMap((source) =>
      [...source.matchAll(/\.prepare\(\s*['`](?<name>[^'`]+)['`],?\s*\)/g)].map(
        ({ groups }) => new RegExp(`^${groups!['name']!.replaceAll(/\$\{[^}]+\}/g, '.+')}$`),
      ),
    );
    const names = [...textsByName.keys()];
    expect(sources.join('').match(/\.prepare\(/g)).toHaveLength(patterns.length);
    expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
    expect(names.filter((name) => textsByName.get(name)!.size > 1)).toEqual([]);
  });

  it('has rows in every table that grows', () => {
    const small = tables.filter(({ rowCount }) => rowCount < fewRows).map(({ name }) => name);
    expect(small.filter((name) => !(name in boundedTables))).toEqual([]);
  });
});

function listFaults(
  { rowsAnswered, rowsRead, pagesRead, scannedTables }: StatementCost,
  rows: number,
): string[] {
  const rowsAllowed = rows + rowsPerRow * rowsAnswered;
  const pagesAllowed = pagesBeside + pagesPerRow * (rowsAllowed / rowsPerRow);
  return [
    ...scannedTables
      .filter((table) => !isBounded(table, Math.max(rows, 2 * rowsAnswered)))
      .map((table) => `reads ${table} from one end to the other`),
    ...(rowsRead > rowsAllowed ? [`reads ${rowsRead} rows for ${rowsAnswered}`] : []),
    ...(pagesRead > pagesAllowed ? [`reads ${pagesRead} pages for ${rowsAnswered} rows`] : []),
  ];
}

/** Whether a table's rows are limited, or not above the number that may be read. */
function isBounded(table: string, rows: number): boolean {
  const found = tables.find(({ name }) => name.endsWith(`.${table}`));
  return found === undefined || found.name in boundedTables || found.rowCount <= rows;
}
