import { translate } from '../../translate.ts';

/** Its contracts that take something of an account, on the page of approvals. */
export const nftMarketSpender = translate('nftMarketSpender', { name: 'NFT market' });
