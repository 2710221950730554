import { expect, it } from 'vitest';
import { type MarketPlace, parseMarketPlace, toMarketQuery, toWireFilter } from './market-place.ts';

const usual: MarketPlace = { type: undefined, sort: 'latest', page: 1, search: '' };

it.each([
  ['', usual],
  [
    '?type=gif&sort=low&search=sea+%26+sky&page=3',
    { type: 'gif', sort: 'low', page: 3, search: 'sea & sky' },
  ],
  ['?type=pdf&sort=best&page=0', usual],
  ['?page=-1', usual],
  ['?page=999999999', usual],
  ['?page=100001', usual],
  ['?type=%E0%A4%A', usual],
] as const)(
  '[NFT-01] given the query %j, then its filter is read, and what is malformed is left out',
  (query, place) => {
    expect(parseMarketPlace(query)).toEqual(place);
  },
);

it.each([
  usual,
  { type: 'video', sort: 'high', page: 7, search: 'größe + 1' },
  { type: 'picture', sort: 'latest', page: 1, search: '' },
] as const)('[NFT-01] given the filter %j, then its address is read back to it', (place) => {
  expect(parseMarketPlace(toMarketQuery(place))).toEqual(place);
});

it('[NFT-06] given a filter, then the codes of the wire are those of the specification', () => {
  expect(toWireFilter({ type: 'video', sort: 'high', search: 'a' })).toEqual({
    fileType: 2,
    sortType: 2,
    keywork: 'a',
  });
  expect(toWireFilter({ type: undefined, sort: 'latest', search: '' })).toEqual({
    fileType: 0,
    sortType: 0,
    keywork: '',
  });
});
