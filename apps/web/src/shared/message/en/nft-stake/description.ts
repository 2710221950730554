import { translate } from '../../translate.ts';

/** The description of its page in its HTML. */
export const nftStakeDescription = translate('nftStakeDescription', {
  page: 'Stake NFTs for a boost of your tier. They stay yours, and you take them back at any time.',
});
