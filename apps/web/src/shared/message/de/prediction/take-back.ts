import type { predictionTakeBack as english } from '../../en/prediction/take-back.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const predictionTakeBack = {
  nothing: 'In den gelesenen Runden ist nichts abzuholen.',
  won: (id) => `Runde #${id}: gewonnen`,
  refund: (id) => `Runde #${id}: Einsatz zurück`,
  ended: (id) => `Runde #${id}: vorbei, nicht abgerechnet`,
  running: (id) => `Runde #${id}: noch offen oder im Gang`,
  runningText: 'Sie kann abgeholt werden, wenn sie vorbei ist.',
  until: 'Bis',
  credit: 'Eine Zahlung, die Ihre Wallet nicht annahm',
  readBackTo: 'Runden wurden gelesen bis zurück zum',
  readAll: 'Jede Runde seit der ersten wurde gelesen.',
  about: (count) => `Der Vertrag führt keine Liste Ihrer Runden. Je ${count} werden auf einmal gelesen.`,
  further: 'Weiter zurück suchen',
  collectSeveral: (count) => plural(count, { one: '# Runde abholen', other: '# Runden abholen' }),
} satisfies German<typeof english>;
