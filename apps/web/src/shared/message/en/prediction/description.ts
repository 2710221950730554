import { translate } from '../../translate.ts';

/** The description of its pages in their HTML. */
export const predictionDescription = translate('predictionDescription', {
  game: 'Predict whether the price will be higher or lower in five minutes. Every round is settled on chain by proof.',
});
