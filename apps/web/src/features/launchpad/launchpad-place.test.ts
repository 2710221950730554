import { describe, expect, it } from 'vitest';
import { listNames, parsePlace, toPlaceAddress } from './launchpad-place.ts';

describe('[IDO-01] given the query string of the launchpad, then', () => {
  it.each([
    ['', 'Active', undefined],
    ['?', 'Active', undefined],
    ['?Upcoming', 'Upcoming', undefined],
    ['?ended', 'Ended', undefined],
    ['?Joined?KEEL', 'Joined', 'KEEL'],
    ['?active?keel', 'Active', 'KEEL'],
    ['?Nothing?KEEL', 'Active', 'KEEL'],
    ['?Ended&source=mail', 'Ended', undefined],
    ['?Ended?KEEL&source=mail', 'Ended', 'KEEL'],
    ['?Active?', 'Active', undefined],
    ['?Active?../swap', 'Active', undefined],
    ['?Active?KEEL?MAST', 'Active', 'KEEL'],
    [`?Active?${'A'.repeat(21)}`, 'Active', undefined],
    ['?%E0%A4%A', 'Active', undefined],
  ] as const)('`%s` is the list %s and the project %s', (search, list, symbol) => {
    expect(parsePlace(search)).toEqual({ list, symbol });
  });

  it('an address is read as the place that it was written for', () => {
    for (const list of listNames)
      for (const symbol of [undefined, 'KEEL']) {
        const { search, pathname } = new URL(toPlaceAddress(list, symbol), 'https://site.example');
        expect([pathname, parsePlace(search)]).toEqual(['/launchpad', { list, symbol }]);
      }
  });
});
