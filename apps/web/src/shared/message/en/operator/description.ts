import { translate } from '../../translate.ts';

/** The description of its pages in their HTML. */
export const operatorDescription = translate('operatorDescription', {
  review: 'For operators: artworks that wait for a decision.',
  pools: 'For operators: launch pools, their rewards, and the log of actions.',
});
