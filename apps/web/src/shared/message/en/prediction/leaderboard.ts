import { translate } from '../../translate.ts';

export const predictionLeaderboard = translate('predictionLeaderboard', {
  title: 'Leaderboard',
  boards: 'What counts',
  volume: 'Top 10 Volume',
  winners: 'Top 10 Winner',
  week: 'Week',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  rules: 'the rules',
  rulesText:
    'A week goes from Monday to Monday, 00:00 UTC. A round counts for the week in which it locks. Settled rounds count, those that were given back do not. Volume is what you staked. Winner is what you won less what you lost. Who was there first stands first. A bonus is at most 1% of its account’s stakes that week. The ranking is made from the chain alone. Anyone can make it again.',
  list: 'Leaderboard',
  rank: 'Rank',
  staked: 'Staked',
  wonNet: 'Won net',
  bonus: 'Bonus',
  bonusSoFar: 'Bonus so far',
  you: 'You',
  empty: 'Empty !',
  emptyText: 'Nobody stands here yet.',
  loading: 'Reading the leaderboard',
  failed: 'The leaderboard could not be read.',
  failedText: 'Try again in a moment.',
  stale: 'The server does not answer. This is what it last said.',
  collect: 'Collect',
  collectBonus: (rank: string) => `Collect the bonus of rank ${rank}`,
  collected: 'Collected',
  collecting: 'Collecting',
  done: 'Successfully',
  notOver:
    'Bonuses are as they would be if the week ended now. They can be collected on the day after it ends.',
});
