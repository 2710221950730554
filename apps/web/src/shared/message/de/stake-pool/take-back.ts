import type { stakePoolTakeBack as english } from '../../en/stake-pool/take-back.ts';
import type { German } from '../german.ts';

export const stakePoolTakeBack = {
  nothing: 'Kein Pool hält eine Einlage oder ein Guthaben von Ihnen. Auch beendete Pools wurden gelesen.',
  stake: (period) => `Einlage für ${period}`,
  endedStakes: 'Beendete Einlagen und alle fälligen Erträge',
  credit: 'Ein Ertrag, der nicht ausgezahlt wurde',
  free: 'Es jetzt zu nehmen kostet nichts.',
  leavingCosts: (fee) => `Jetzt zu gehen kostet ${fee}.`,
  leave: 'Verlassen',
} satisfies German<typeof english>;
