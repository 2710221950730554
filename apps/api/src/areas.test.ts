import { defineNotice } from '@tradewind/db/relay/notice-kind';
import { createReportSchemas } from '@tradewind/schema/transaction/reported-transaction';
import { activityRows } from '@tradewind/schema/activity/activity-rows';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { joinAreas } from './area.ts';
import { areas } from './areas.ts';
import { readNotice } from './hub/event/notice-reader.ts';
import { createToOutgoingEvents } from './hub/event/to-outgoing-events.ts';
import type { ReportKind } from './report/report-kind.ts';
import { toHash } from '../test-support/known.ts';

const { notices, reports, activity } = joinAreas(areas);
const createKind = (kind: string, field: string): ReportKind => ({
  kind,
  fields: z.strictObject({ [field]: z.string() }),
  events: async () => [],
});
const planted = [createKind('purchase', 'sale'), createKind('bid', 'auction')];
const report = { chainId: 1, txHash: toHash('7') };

it('[TX-01] given all areas, then no kind of report has two owners', () => {
  const kinds = reports.map(({ kind }) => kind);
  expect(kinds.length).toBeGreaterThan(1);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('[TX-05] given all areas, then each kind of row in the activity of accounts has one source', () => {
  const kinds = activityRows.flatMap(({ shape }) => shape.kind.def.values);
  expect(activity.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
});

it('[TX-01] given kinds that other areas bring, when reports are parsed, then each kind has its own fields', () => {
  const { body, query } = createReportSchemas([...reports, ...planted]);
  const purchase = { ...report, kind: 'purchase', claim: { sale: '7' } };
  const bid = { ...report, kind: 'bid', claim: { auction: '8' } };
  expect([purchase, bid].map((one) => body.parse(one))).toEqual([purchase, bid]);
  for (const wrong of [
    { ...purchase, claim: bid.claim },
    { ...bid, claim: purchase.claim },
  ])
    expect(body.safeParse(wrong).success).toBe(false);
  for (const { kind } of [...reports, ...planted]) expect(query.parse({ kind }).kind).toBe(kind);
});

it.each(['purchase', 'toString', '', undefined])(
  '[TX-01] given the unknown kind %j, when a report is parsed, then it is refused',
  (kind) => {
    const { body, query } = createReportSchemas(reports);
    const parsed = body.safeParse({ ...report, kind, claim: { sale: '7' } });
    expect(parsed.error?.issues).toMatchObject([{ path: ['kind'] }]);
    if (kind !== undefined) expect(query.safeParse({ kind }).success).toBe(false);
  },
);

const saleNotice = defineNotice<{ sale: number }>('sale.changed');
const saleSchema = z.object({ chainId: z.number(), sale: z.number() });
const toSaleEvent = (extraData: z.output<typeof saleSchema>) => [
  { topic: 'account' as const, target: 'chain_head' as const, extraData, isReplaceable: false },
];
const sale = { id: 1, chainId: 5, at: 0, ...saleNotice.create({ sale: 7 }) };

it('[HUB-02] given a notice that two areas read, when it is published, then the events of both follow in order', () => {
  const toEvents = createToOutgoingEvents([
    ...notices,
    readNotice(saleNotice, saleSchema, toSaleEvent),
    readNotice(saleNotice, saleSchema, (content) => toSaleEvent({ ...content, sale: 8 })),
  ]);
  expect(toEvents(sale).map(({ extraData }) => extraData)).toEqual([
    { chainId: 5, sale: 7 },
    { chainId: 5, sale: 8 },
  ]);
  expect(() => toEvents({ ...sale, payload: { sale: 'seven' } })).toThrow(z.ZodError);
  expect(() => toEvents({ ...sale, payload: 7 })).toThrow(z.ZodError);
});

it('[HUB-02] given a notice that no area reads, when it is published, then no client receives it', () => {
  expect(createToOutgoingEvents(notices)({ ...sale, payload: 7 })).toEqual([]);
});
