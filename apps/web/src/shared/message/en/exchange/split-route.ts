import { translate } from '../../translate.ts';

export const splitRoute = translate('splitRoute', {
  routes: 'Routes',
  aboutRoutes:
    'One transaction sells a part of your amount over each of these. The least you receive counts for all of them together.',
  gain: 'Gain by splitting',
  aboutGain: 'What splitting pays beyond the best single route, after its gas.',
  choice: 'Split for the best price',
  chosen: (gain: string) => `One route alone pays ${gain} less.`,
  notChosen: (gain: string) => `You receive ${gain} less over one route alone.`,
  gainOf: (amount: string, percent: string) => `${amount} (${percent})`,
});
