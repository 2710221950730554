import { translate } from '../../translate.ts';

/** The descriptions of its pages in their HTML. */
export const launchpadDescription = translate('launchpadDescription', {
  list: 'Token sales that settle on chain. Projects are paid after their tokens are in escrow. Failed sales pay back.',
  project: 'One token sale with its rounds and terms on chain.',
});
