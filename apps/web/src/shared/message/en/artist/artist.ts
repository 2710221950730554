import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** The profile of an artist. */
export const artist = translate('artist', {
  failed: 'The profile can’t be read now',
  failedText: 'Nothing is lost: works are in the contracts.',
  account: 'Account',
  address: 'address',
  noProfile: 'This account has no artist profile.',
  referralCode: 'Referral code',
  referralLink: 'Referral link',
  copyLink: 'Copy referral link',
  linkCopied: 'Copied referral link',
  works: 'All artworks',
  worksFailed: 'The artworks can’t be read now',
  noWorks: 'There are no artworks here yet',
  noMatch: 'No artwork matches',
  search: 'Search artworks',
  searchPlaceholder: 'Name',
  count: (count: number) => plural(count, { one: '# artwork', other: '# artworks' }),
  untitled: (tokenId: string) => `Untitled #${tokenId}`,
  notListed: 'Not for sale',
  loadMore: 'Load more',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  pageOf: (page: string, count: string) => `${page} of ${count}`,
});
