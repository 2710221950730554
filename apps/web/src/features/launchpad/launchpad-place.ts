/** The lists of the page, in the order of its tabs. */
export const listNames = ['Upcoming', 'Active', 'Ended', 'Joined'] as const;

export type ListName = (typeof listNames)[number];

/** What the page shows: a list, or a project that was opened from it. */
export interface LaunchpadPlace {
  readonly list: ListName;
  readonly symbol: string | undefined;
}

const symbolPattern = /^[A-Z0-9]{1,20}$/;

/**
 * The place of a query string: `?Active?KEEL` is the project KEEL in the list Active (IDO-01). Names are read in any
 * letter case; an unknown list is Active, and a malformed symbol is none.
 */
export function parsePlace(search: string): LaunchpadPlace {
  const [list = '', symbol = ''] = search
    .slice(1)
    .split('?')
    .map((part) => (part.split('&', 1)[0] ?? '').toUpperCase());
  return {
    list: listNames.find((name) => name.toUpperCase() === list) ?? 'Active',
    symbol: symbolPattern.test(symbol) ? symbol : undefined,
  };
}

/** The address of a list, or of a project in it. */
export function toPlaceAddress(list: ListName, symbol?: string): string {
  return `/launchpad?${list}${symbol === undefined ? '' : `?${symbol}`}`;
}
