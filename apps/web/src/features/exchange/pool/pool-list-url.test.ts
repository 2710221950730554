import { assert, boolean, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { toSearchText } from '../list/list-url.ts';
import { formatPoolListView, parsePoolListView, poolSorts } from './pool-list-url.ts';

const usual = { search: '', sort: 'tvl', isAscending: false, page: 1 };

it('[LIQ-09] the address stores the view of the list', () => {
  assert(
    property(
      record({
        search: string({ unit: 'binary', maxLength: 120 }).map(toSearchText),
        sort: constantFrom(...poolSorts),
        isAscending: boolean(),
        page: integer({ min: 1, max: 500 }),
      }),
      (view) => {
        expect(parsePoolListView(formatPoolListView(view))).toEqual(view);
      },
    ),
  );
});

it('[LIQ-09] default values produce no query', () => {
  expect(formatPoolListView(parsePoolListView(''))).toBe('');
});

it.each(['?sort=nonsense', '?page=0', '?page=1.5', '?page=x', '?order=up', '?page=501', '?page=1e9', '?%'])(
  '[LIQ-09] %s falls back to the default list',
  (query) => {
    expect(parsePoolListView(query)).toEqual(usual);
  },
);
