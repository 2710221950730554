import { refusalSchema, successSchema } from '@tradewind/schema/wire/envelope';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JunkRequest, junkRequestOf, listOperations, type Operation } from '../../test/junk-request.ts';
import { seedIndex } from '../../test/seed-index.ts';
import { type RawAnswer, sendRaw } from '../../test/send-raw.ts';
import { startTestApi } from '../../test/start-test-api.ts';

/** The total for all routes, however many there will be. */
const requestsInAll = 2_000;
/** Time limit of one request: beyond it the client sees a hang. */
const requestTimeoutMs = 5_000;
const envelopeSchema = z.union([refusalSchema, successSchema(z.unknown())]);
/** Stacks, statements, paths, and the names of the API's components. */
const internals =
  /node_modules|node:internal|\.[cm]?[jt]s:\d|\n\s+at |\bselect\b.+\bfrom\b|postgres|drizzle|fastify|\bzod\b|viem|FST_|ERR_|ECONN|ENOENT|\/(?:home|root|tmp|usr|var|work)\//i;

let api: Awaited<ReturnType<typeof startTestApi>>;
let origin: string;
let operations: Operation[];

beforeAll(async () => {
  api = await startTestApi({
    TOKEN_LIST_GATEWAY: 'http://127.0.0.1:1',
    REQUEST_TIMEOUT_MS: String(requestTimeoutMs),
  });
  await seedIndex(api.deps.database);
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  operations = listOperations((await api.app.inject('/openapi.json')).json());
});
afterAll(() => api.stop());

const send = (request: JunkRequest) => sendRaw(origin, request, requestTimeoutMs);

/** The one binary answer, in any spelling of its path. */
function isSnapshot({ target }: JunkRequest, { status, head }: RawAnswer): boolean {
  return (
    status === 200 && /reserves/i.test(target) && /^content-type: application\/octet-stream/im.test(head)
  );
}

function expectHarmless(request: JunkRequest, answer: RawAnswer): void {
  const { status, head, body } = answer;
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(`${head}\n${body}`).not.toMatch(internals);
  if (request.method === 'HEAD' || isSnapshot(request, answer)) return;
  expect(head).toMatch(/^content-type: application\/json/im);
  envelopeSchema.parse(JSON.parse(body));
}

it(
  '[API-01] given any input to any documented route, then the answer is the envelope: no fault, no hang, no internals',
  { timeout: 120_000 },
  async () => {
    expect(operations.length).toBeGreaterThan(10);
    const numRuns = Math.max(20, Math.round(requestsInAll / operations.length));
    for (const operation of operations) {
      await fc.assert(
        fc.asyncProperty(junkRequestOf(operation), async (request) =>
          expectHarmless(request, await send(request)),
        ),
        { numRuns, seed: 4_000, endOnFailure: true },
      );
    }
  },
);

it('[API-01] finds every documented path in any letter case', async () => {
  for (const { method, path } of operations) {
    const target = path.replaceAll(/\{\w+\}/g, 'x');
    const codes = await Promise.all(
      [target, target.toUpperCase(), target.toLowerCase()].map(async (spelling) => {
        const request = { method, target: spelling, headers: [], body: '' };
        const answer = await send(request);
        return [answer.status, isSnapshot(request, answer) ? 'bytes' : JSON.parse(answer.body).code];
      }),
    );
    expect(codes[0]).not.toContain('NOT_FOUND');
    expect(codes).toEqual([codes[0], codes[0], codes[0]]);
  }
});
