import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** What the markets hold of an account, in the account drawer. */
export const nftMarketPosition = translate('nftMarketPosition', {
  title: { listed: 'Listed artworks', money: 'Bids and offers' },
  count: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  works: 'listed',
  inMarket: 'in the market',
  nothing: 'Nothing is listed, and no bid is open.',
  unknown: 'The market can’t be read now.',
  tradesFile: {
    title: 'NFT market',
    text: 'Your sales and purchases with fee, royalty and every digit.',
  },
});
