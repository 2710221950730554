import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** The part of the prediction on `/take-back`. */
export const predictionTakeBack = translate('predictionTakeBack', {
  nothing: 'Nothing to collect in the rounds that were read.',
  won: (id: string) => `Round #${id}: won`,
  refund: (id: string) => `Round #${id}: stake returned`,
  ended: (id: string) => `Round #${id}: over, not settled`,
  running: (id: string) => `Round #${id}: still open or live`,
  runningText: 'It can be collected when it is over.',
  until: 'Until',
  credit: 'A payment that your wallet did not take',
  readBackTo: 'Rounds were read back to',
  readAll: 'Every round since the first one was read.',
  about: (count: number) => `The contract keeps no list of your rounds. They are read ${count} at a time.`,
  further: 'Look further back',
  collectSeveral: (count: number) => plural(count, { one: 'Collect # round', other: 'Collect # rounds' }),
});
