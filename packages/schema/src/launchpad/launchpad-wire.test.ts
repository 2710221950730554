import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createReportSchemas } from '../transaction/reported-transaction.ts';
import { allocationListFields, allocationListSchema } from './allocation.ts';
import { buyersParams, buyersQuery, buyersSchema } from './buyers.ts';
import { disclaimerRequest, disclaimerSchema } from './disclaimer.ts';
import { idoProcessingSchema } from './ido-processing.ts';
import { claimStateSchema, joinSchema } from './join.ts';
import { launchpadErrors } from './launchpad-errors.ts';
import { listParams, proofQuery, proofSchema } from './list.ts';
import { permitRequest, permitSchema } from './permit.ts';
import { projectListSchema } from './project.ts';
import { reportedJoin } from './reported-join.ts';
import {
  claimCalendarRequest,
  detailRequest,
  endedIdosRequest,
  idoParams,
  joinedIdosRequest,
  joinPoolRequest,
  ownIdoRequest,
  scheduleRequest,
} from './requests.ts';
import { calendarFields, claimCalendarSchema, scheduleSchema } from './schedule.ts';
import { wholeAmountSchema } from './whole-amount.ts';

const account = `0x${'aB'.repeat(20)}`;
const own = account.toLowerCase();
const sale = toAddress('c');

describe('[IDO-14] given a body of a specified call, when it is parsed, then', () => {
  it('an account and a symbol have one spelling, and no viewer is none', () => {
    expect(detailRequest.parse({ address: account, symbol: 'keel' })).toEqual({
      address: own,
      symbol: 'KEEL',
    });
    for (const viewer of [{}, { address: '' }, { address: null }])
      expect(detailRequest.parse({ ...viewer, symbol: 'KEEL' }).address).toBeUndefined();
  });

  it('a page of ended projects may name nothing', () =>
    expect(endedIdosRequest.parse({})).toEqual({ category: '', symbol: '' }));

  it('a page of joined projects has the account', () =>
    expect(
      joinedIdosRequest.parse({ category: 'erc', symbol: ' el ', address: account, lastTime: 5 }),
    ).toEqual({ category: 'erc', symbol: 'el', address: own, lastTime: 5 }));

  it('a month is one of UTC', () => {
    expect(scheduleRequest.parse({ month: 12, year: 2026 })).toMatchObject({ month: 12, year: 2026 });
    expect(claimCalendarRequest.parse({ month: 1, year: 2026, ownerAddress: account }).ownerAddress).toBe(
      own,
    );
  });

  it('an account and a project are those of the call', () => {
    expect(ownIdoRequest.parse({ ownerAddress: account, idoId: 7 })).toEqual({ ownerAddress: own, idoId: 7 });
    expect(idoParams.parse({ id: '7' })).toEqual({ id: 7 });
  });

  it('a join has whole units and the specification’s spelling', () =>
    expect(
      joinPoolRequest.parse({ ido_Id: 7, ownerAddress: account, balance: '1.50', txnhash: toHash('C') }),
    ).toEqual({ ido_Id: 7, ownerAddress: own, balance: '1.5', txnhash: toHash('c') }));

  it('a disclaimer has the phone code 84 and no country unless named', () => {
    const body = { ownerAddress: account, symbol: 'keel', status: 1 };
    expect(disclaimerRequest.parse(body)).toMatchObject({ countryId: 84, symbol: 'KEEL' });
    expect(disclaimerRequest.parse({ ...body, countryCode: 'vn' })).toMatchObject({ countryCode: 'VN' });
  });
});

describe('[IDO-14] given a faulty body, when it is parsed, then it is refused:', () => {
  const long = 'x'.repeat(10_000);
  const page = { category: '', symbol: '', address: account };
  const month = { month: 5, year: 2026, ownerAddress: account };
  const join = { ido_Id: 7, ownerAddress: account, balance: '1', txnhash: toHash('c') };
  const disclaimer = { ownerAddress: account, symbol: 'KEEL', countryId: 84, status: 1 };

  it.each([
    ['a symbol of 10,000 characters', detailRequest, { symbol: long }],
    ['a symbol with a space', detailRequest, { symbol: 'KE EL' }],
    ['a symbol that is longer in upper case', detailRequest, { symbol: 'ß'.repeat(20) }],
    ['no symbol', detailRequest, { address: account }],
    ['another category', endedIdosRequest, { ...page, category: 'ftom' }],
    ['a search of 10,000 characters', endedIdosRequest, { ...page, symbol: long }],
    ['a text as time', endedIdosRequest, { ...page, lastTime: 'now' }],
    ['joined projects of nobody', joinedIdosRequest, { category: '' }],
    ['month 0', scheduleRequest, { ...month, month: 0 }],
    ['month 13', scheduleRequest, { ...month, month: 13 }],
    ['month 1.5', claimCalendarRequest, { ...month, month: 1.5 }],
    ['a month of nobody', claimCalendarRequest, { month: 5, year: 2026 }],
    ['project 0', ownIdoRequest, { ownerAddress: account, idoId: 0 }],
    ['project 2³²', ownIdoRequest, { ownerAddress: account, idoId: 4_294_967_296 }],
    ['an id with a sign', idoParams, { id: '-1' }],
    ['a hash without a digit', joinPoolRequest, { ...join, txnhash: toHash('c').slice(0, -1) }],
    ['an amount that is none', joinPoolRequest, { ...join, balance: '1e3' }],
    ['an amount below 0', joinPoolRequest, { ...join, balance: '-0.5' }],
    ['a status beyond 1', disclaimerRequest, { ...disclaimer, status: 2 }],
    ['a country of three letters', disclaimerRequest, { ...disclaimer, countryCode: 'USA' }],
  ])('%s', (_title, schema, body) => expect(schema.safeParse(body).success).toBe(false));
});

it('[IDO-16] given tokens with more than 18 decimals, then a whole amount has them all in one spelling', () => {
  for (const text of ['0', '1', '0.000000000000000000000001', '78.5'])
    expect(wholeAmountSchema.parse(text)).toBe(text);
  for (const text of ['', '01', '1.0', '.5', '-1', '1e3', '1,5'])
    expect(wholeAmountSchema.safeParse(text).success).toBe(false);
});

it('[IDO-14] given empty lists, then they are answers, with the unknown ones beside them', () => {
  const lists = [projectListSchema, scheduleSchema, claimCalendarSchema, allocationListSchema];
  expect(lists.map((list) => list.parse([]))).toEqual([[], [], [], []]);
  expect(calendarFields.unknownChainIds.parse([31_338])).toEqual([31_338]);
  expect(allocationListFields.unknownRounds.parse([1])).toEqual([1]);
  expect(joinSchema.parse({ state: 'pending', round: null }).state).toBe('pending');
  const state = { isClaim: false, isRefunded: false, isDue: true, unknownRounds: [] };
  expect(claimStateSchema.parse(state)).toEqual(state);
  expect(disclaimerSchema.parse({ status: 0 })).toEqual({ status: 0 });
});

it('[IDO-14] given our own calls, then a list is named by its content, and buyers are paged by their accounts', () => {
  const name = { sha256: 'ab'.repeat(32) };
  expect([name, { sha256: 'AB'.repeat(32) }].map((params) => listParams.parse(params))).toEqual([name, name]);
  expect(listParams.safeParse({ sha256: `0x${'ab'.repeat(32)}` }).success).toBe(false);
  expect(proofQuery.parse({ chainId: '1', sale, account })).toEqual({ chainId: 1, sale, account: own });
  const proof = { listHash: null, listRoot: null, admission: { kind: 'open' } };
  expect(proofSchema.parse(proof)).toEqual(proof);
  expect(buyersParams.parse({ chainId: '1', sale })).toEqual({ chainId: 1, sale });
  expect(buyersQuery.parse({})).toEqual({ pageSize: 500 });
  expect(buyersQuery.safeParse({ pageSize: '2001' }).success).toBe(false);
  expect(buyersSchema.parse({ blockNumber: 1, buyers: [], nextAfter: null }).buyers).toEqual([]);
  expect(permitRequest.parse({ ownerAddress: account, chainId: 1, sale })).toMatchObject({ chainId: 1 });
  const permit = { maxCommit: '5', weight: 1, deadline: 9, signature: '0xab' };
  expect(permitSchema.parse(permit)).toEqual(permit);
});

it('[HUB-02] given a sale after a change, then its event has the specification’s names', () => {
  const event = {
    idoId: 1,
    round: 1,
    status: 4,
    percentProcess: '103.20',
    totalRaise: '50000',
    joined: '51600',
    step: 'cancelled',
    reason: 'notSettled',
    chainId: 1,
    sale,
    blockNumber: 5,
    buyerCount: 3,
  };
  expect(idoProcessingSchema.parse(event)).toEqual(event);
  expect(idoProcessingSchema.safeParse({ ...event, status: 5 }).success).toBe(false);
});

it('[IDO-14] given a report of a join, when it is parsed, then the sale and the amount alone are its fields', () => {
  const { body } = createReportSchemas([reportedJoin]);
  const report = { chainId: 1, txHash: toHash('7'), kind: 'sale_join', claim: { sale, amount: '5' } };
  expect(body.parse(report)).toEqual(report);
  expect(body.safeParse({ ...report, claim: { sale, price: '1' } }).success).toBe(false);
});

it('[IDO-17] given a refusal with a text of the specification, then it has that text', () => {
  expect(launchpadErrors.NOT_LISTED.text).toBe("You're not whitelisted");
  expect(launchpadErrors.KYC_REQUIRED.text).toBe("You have't completed the KYC");
});
