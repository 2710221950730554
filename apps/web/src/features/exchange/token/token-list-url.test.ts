import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { formatTokenListView, parseTokenListView, tokenSorts } from './token-list-url.ts';

it('[LIQ-10] the address stores the view of the list of tokens', () => {
  assert(
    property(
      record({
        search: constantFrom('', 'cake', 'a & b', '0x12'),
        sort: constantFrom(...tokenSorts),
        isAscending: boolean(),
        isStarred: boolean(),
        page: integer({ min: 1, max: 1_000 }),
      }),
      (view) => {
        expect(parseTokenListView(formatTokenListView(view))).toEqual(view);
      },
    ),
  );
});

it.each(['', '?sort=nonsense&page=0&order=up&starred=no', '?page=1001'])(
  '[LIQ-10] %s is the usual list, which has no query',
  (query) => {
    expect(formatTokenListView(parseTokenListView(query))).toBe('');
  },
);
