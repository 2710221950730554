import { translate } from '../../translate.ts';

/** The prediction in the menus and on the start page, which load before its own texts. */
export const predictionMenu = translate('predictionMenu', {
  prediction: 'Prediction',
  tileText: 'Five-minute rounds, up or down',
});
