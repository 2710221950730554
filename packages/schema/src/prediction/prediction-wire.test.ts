import { describe, expect, it } from 'vitest';
import { signedDecimalInputSchema, signedDecimalSchema, decimalSchema } from '../wire/decimal.ts';
import { collectErrors } from '../collect/collect-errors.ts';
import { predictionErrors } from './prediction-errors.ts';
import {
  candlesQuery,
  candlesRequest,
  claimRequest,
  historyRequest,
  joinRequest,
  leaderboardRequest,
} from './requests.ts';

const ownerAddress = `0x${'aB'.repeat(20)}`;
const txnHash = `0x${'Cd'.repeat(32)}`;

describe('[PRED-11] whole amounts', () => {
  it.each(['0', '1', '0.001', '10.5', '0.000000000000000001', '1'.repeat(60)])(
    '%s has one spelling',
    (text) => {
      expect(decimalSchema.parse(text)).toBe(text);
      expect(signedDecimalSchema.parse(text)).toBe(text);
      expect(signedDecimalSchema.safeParse(`-${text}`).success).toBe(text !== '0');
      expect(decimalSchema.safeParse(`-${text}`).success).toBe(false);
    },
  );

  it.each([
    '',
    '.5',
    '5.',
    '0.10',
    '01',
    '+1',
    '1e3',
    ' 1',
    '1,5',
    '0.0000000000000000001',
    '-',
    '-0',
    '--1',
  ])('%j is none', (text) =>
    expect([decimalSchema, signedDecimalSchema].map((schema) => schema.safeParse(text).success)).toEqual([
      false,
      false,
    ]),
  );

  it.each([
    [0.001, '0.001'],
    [-1.5, '-1.5'],
    [-0, '0'],
    [20, '20'],
    ['0.0010', '0.001'],
    ['100', '100'],
    ['-2.000', '-2'],
    ['-0.0', '0'],
  ])('%j may be sent, and is %s', (sent, text) => expect(signedDecimalInputSchema.parse(sent)).toBe(text));

  it.each([
    Number.NaN,
    Infinity,
    1e-7,
    1e21,
    '1e3',
    '0x1',
    '',
    '1.',
    '1.0.0',
    `1.${'0'.repeat(100)}`,
    null,
    true,
    ['1'],
  ])('%j may not', (sent) => expect(signedDecimalInputSchema.safeParse(sent).success).toBe(false));
});

describe('[PRED-11] requests', () => {
  it('accept the payloads of the specification', () => {
    expect(joinRequest.parse({ ownerAddress, poolId: 7, balance: -0.5, txnHash })).toEqual({
      ownerAddress: ownerAddress.toLowerCase(),
      poolId: 7,
      balance: '-0.5',
      txnHash: txnHash.toLowerCase(),
    });
    expect(claimRequest.parse({ ownerAddress, poolId: 0 })).toMatchObject({ poolId: 0 });
    expect(leaderboardRequest.parse({ Type: 3 })).toEqual({ Type: 3 });
    expect(historyRequest.parse({ ownerAddress })).toMatchObject({ filter: 1, pageSize: 100 });
  });

  it.each([{ poolId: -1 }, { poolId: 1.5 }, { poolId: 2 ** 31 }, { poolId: '7' }, { poolId: null }])(
    'refuses %j as a round',
    (poolId) => expect(claimRequest.safeParse({ ownerAddress, ...poolId }).success).toBe(false),
  );

  it('accept at most a week of candles', () => {
    const week = 7 * 86_400;
    expect(candlesRequest.safeParse({ from: 0, to: week }).success).toBe(true);
    expect(candlesQuery.parse({ from: '300', to: '600' })).toEqual({ from: 300, to: 600 });
    const wrong = [{ from: 0, to: week + 1 }, { from: 1, to: 0 }, { from: -1, to: 0 }, { from: 0 }];
    expect(wrong.some((span) => candlesRequest.safeParse(span).success)).toBe(false);
  });
});

it('[PRED-05] [PRED-07] refusals have the texts of the specification, with status 200 except where a status distinguishes entries', () => {
  const { STAKE_BELOW_MINIMUM, ...others } = { ...predictionErrors, ...collectErrors };
  expect(STAKE_BELOW_MINIMUM.text).toBe('A minimum amount of 0.001 BNB is required');
  const failed = [
    others.NOTHING_TO_COLLECT,
    others.COLLECT_ONESELF_ONLY,
    others.COLLECT_TOO_DEAR,
    others.COLLECT_FAILED,
  ];
  for (const { text } of failed) expect(text).toBe('Collecting fail');
  const statuses = Object.entries({ ...predictionErrors, ...collectErrors }).map(
    ([code, { status }]) => [code, status] as const,
  );
  expect(Object.fromEntries(statuses.filter(([, status]) => status !== 200))).toEqual({
    ENTRY_UNKNOWN: 404,
    ENTRY_OF_ANOTHER_ROUND: 409,
    ENTRY_UNCHECKED: 503,
  });
});
