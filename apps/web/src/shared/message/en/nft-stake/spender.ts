import { translate } from '../../translate.ts';

/** Its contract that takes something of an account, on the page of approvals. */
export const nftStakeSpender = translate('nftStakeSpender', { name: 'NFT staking' });
