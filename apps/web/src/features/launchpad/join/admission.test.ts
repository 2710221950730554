import type { WireAllocation } from '@tradewind/schema/launchpad/allocation';
import { expect, it } from 'vitest';
import { toHash } from '../../../../test-support/known.ts';
import type { Reading } from '../../../shared/chain/reading.ts';
import { createSale } from '../stories/sample-sale.ts';
import { type Allocations, findAdmission } from './admission.ts';

const list = { root: toHash('1'), hash: toHash('2') };
const listed = createSale({ list });
const anybody = createSale();
const free = { symbol: 'KEEL', enableKYC: false, showdisclaimer: false };

type Own = Partial<Pick<WireAllocation, 'admission' | 'completeKYC' | 'isDisclaimerAccepted' | 'chainId'>>;

function answer(
  own: Own | undefined,
  { unknownRounds = [], notListedRounds = [] }: Partial<Allocations> = {},
): Reading<Allocations> {
  const allocation = own && {
    round: 1,
    chainId: 31337,
    admission: { kind: 'open' },
    completeKYC: false,
    isDisclaimerAccepted: false,
    ...own,
  };
  return {
    state: 'value',
    value: { list: allocation ? [allocation as WireAllocation] : [], unknownRounds, notListedRounds },
  };
}

const line = { kind: 'listed' as const, maxCommit: '700', weight: 1, proof: [toHash('3')] };

it('[IDO-08] given a sale without list and demands, then anybody may join, whatever a server says', () => {
  for (const reading of [
    { state: 'unknown', reason: 'away' } as const,
    { state: 'loading' } as const,
    answer({ admission: { kind: 'notListed' } }),
  ])
    expect(findAdmission(anybody, free, reading)).toEqual({
      kind: 'admitted',
      listing: undefined,
      cap: anybody.maxPerUser,
      weight: 1n,
    });
});

it('[IDO-08] given a line of the list, then it bounds the account, and goes with the join', () => {
  expect(findAdmission(listed, free, answer({ admission: line }))).toEqual({
    kind: 'admitted',
    listing: { maxCommit: 700n, weight: 1, proof: line.proof },
    cap: 700n,
    weight: 1n,
  });
});

it.each<[string, Reading<Allocations>]>([
  ['that is away', { state: 'unknown', reason: 'away' }],
  ['that has no index of the chain', answer(undefined, { unknownRounds: [1], notListedRounds: [1] })],
  ['whose index does not have the sale yet', answer(undefined)],
  ['that says so of another round alone', answer(undefined, { notListedRounds: [2] })],
  ['that says so of another chain alone', answer({ admission: line, chainId: 31338 })],
  ['without the file of the list', answer({ admission: { kind: 'unknown' } })],
  ['that says there is no list, which the contract has', answer({ admission: { kind: 'open' } })],
])(
  '[IDO-08] given a server %s, then it is unknown whether the account is listed, never "not"',
  (_, reading) => {
    expect(findAdmission(listed, free, reading)).toEqual({ kind: 'unknown' });
  },
);

it.each([
  ['a round whose list is without the account', answer(undefined, { notListedRounds: [1] })],
  ['a buyer without a line of the list', answer({ admission: { kind: 'notListed' } })],
])('[IDO-08] given %s, then the account is not on the list', (_, reading) => {
  expect(findAdmission(listed, free, reading)).toEqual({ kind: 'notListed' });
});

it('[IDO-11] [IDO-12] given demands of the project, then they come after the list, KYC before the disclaimer', () => {
  const demands = { symbol: 'KEEL', enableKYC: true, showdisclaimer: true };
  const find = (own: Own) => findAdmission(listed, demands, answer({ admission: line, ...own })).kind;
  expect(findAdmission(listed, demands, answer(undefined, { notListedRounds: [1] })).kind).toBe('notListed');
  expect(find({ completeKYC: null, isDisclaimerAccepted: null })).toBe('noSession');
  expect(find({})).toBe('noKyc');
  expect(find({ completeKYC: true })).toBe('noDisclaimer');
  const disclaimer = { ...demands, enableKYC: false };
  expect(
    findAdmission(listed, disclaimer, answer({ admission: line, isDisclaimerAccepted: null })).kind,
  ).toBe('noDisclaimer');
  expect(find({ completeKYC: true, isDisclaimerAccepted: true })).toBe('admitted');
  expect(findAdmission(anybody, demands, answer(undefined)).kind).toBe('unknown');
});
