import { translate } from '../../translate.ts';

/** The pools in the menus and on the start page, which load before their own texts. */
export const stakePoolMenu = translate('stakePoolMenu', {
  launchPools: 'Launch Pools',
  tileText: 'Lock a token for a fixed rate',
});
