import { translate } from '../../translate.ts';

/** The description of its pages in their HTML. */
export const operatorDescription = translate('operatorDescription', {
  pools: 'For operators: launch pools, their rewards, and the log of actions.',
});
