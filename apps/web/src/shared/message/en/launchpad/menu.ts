import { translate } from '../../translate.ts';

/** The page in the menus and on the start page, which load before its own texts. */
export const launchpadMenu = translate('launchpadMenu', {
  launchpad: 'IDO Launchpad',
  tileText: 'Join token sales of new projects',
});
