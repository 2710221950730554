import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** `/operator/review`. */
export const operatorReview = translate('operatorReview', {
  title: 'Review: operator',
  subtitle:
    'Artworks that wait for a decision. The contract sells them in any case; lists show approved ones.',
  connectText: 'Reviewers see the artworks that wait.',
  closed: 'The queue is for reviewers',
  closedText: 'Sign in with an account that has the role “review”.',
  failed: 'The queue could not be read.',
  stale: 'The queue could not be read again. Others may have decided since.',
  queue: 'Waiting artworks',
  count: (count: number) => plural(count, { one: '# artwork waits', other: '# artworks wait' }),
  empty: 'Nothing waits',
  emptyText: 'New artworks come here after their mint.',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  pageOf: (page: string, count: string) => `${page} of ${count}`,
  untitled: (tokenId: string) => `Untitled #${tokenId}`,
  noDescription: 'Without a description.',
  openFile: 'Open the file',
  artist: 'Artist',
  noProfile: 'No profile',
  creator: 'Creator',
  history: 'Artist’s works',
  historyOf: (approved: number, rejected: number, waiting: number) =>
    `${approved} approved, ${rejected} rejected, ${waiting} waiting`,
  since: 'Minted',
  declared: 'Declared as original',
  never: 'Never',
  copies: (count: number) =>
    plural(count, { one: 'The same file is # other artwork', other: 'The same file is # other artworks' }),
  compare: 'Compare pictures',
  compareFailed: 'The pictures could not be compared.',
  nothingSimilar: 'No other picture looks like this one.',
  similar: 'Similar pictures, the nearest first',
  distance: (distance: number) => (distance === 0 ? 'Same picture' : `Distance ${distance}`),
  approve: 'Approve',
  reject: 'Reject …',
  rejectNow: 'Reject',
  back: 'Back',
  reason: 'Reason, which the owner reads',
  reasonTooLong: 'At most 500 characters',
  reasonNames: { copy: 'Copy', forbidden: 'Not allowed', broken: 'Broken file', texts: 'Misleading texts' },
  reasons: {
    copy: 'This is a copy of another artwork.',
    forbidden: 'The content is not allowed here.',
    broken: 'The file can’t be seen as it should.',
    texts: 'Name or description mislead buyers.',
  },
  decided: {
    reviewed: (name: string) => `${name} is approved`,
    rejected: (name: string) => `${name} is rejected`,
  },
});
