import { translate } from '../translate.ts';

export const searchField = translate('searchField', { clear: 'Clear text' });
