import { translate } from '../translate.ts';

/** Areas that are not built yet, in the menus and on the start page. */
export const notBuiltMenu = translate('notBuiltMenu', {
  comingSoon: 'Coming soon',
  ino: 'INO Launchpad',
});
