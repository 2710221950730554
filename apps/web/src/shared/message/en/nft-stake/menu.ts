import { translate } from '../../translate.ts';

/** The page in the menus, which load before its own texts. */
export const nftStakeMenu = translate('nftStakeMenu', { stakeNft: 'Stake NFT' });
