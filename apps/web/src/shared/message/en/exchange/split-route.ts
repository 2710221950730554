export const splitRoute = {
  routes: 'Routes',
  aboutRoutes:
    'One transaction sells a part of your amount over each of these. The least you receive counts for all of them together.',
  gain: 'Gain by splitting',
  aboutGain: 'What you receive more than over the best single route, after the gas of the further routes.',
  choice: 'Split for the best price',
  chosen: (gain: string) => `One route alone pays ${gain} less.`,
  notChosen: (gain: string) => `You receive ${gain} less over one route alone.`,
  gainOf: (amount: string, percent: string) => `${amount} (${percent})`,
};
