import { translate } from '../translate.ts';

export const marketInfo = translate('marketInfo', {
  noChangeKnown: 'Unknown: there was no price 24 hours ago',
});
