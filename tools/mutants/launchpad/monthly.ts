import type { Mutant } from '../mutant.ts';

const file = 'launchpad/MonthlySale.sol';

/** Faults of the sale with monthly release. */
export const monthlyRelease: readonly Mutant[] = [
  {
    name: 'an order that nothing covers',
    file,
    find: 'if (tokens == 0 || tokens > free) revert MonthlySale_NotCovered(tokens, free);',
    replace: 'if (tokens == 0) revert MonthlySale_NotCovered(tokens, free);',
    killedBy: 'MonthlySaleBuyTest',
  },
  {
    name: 'an owner who takes reserved tokens',
    file,
    find: 'return held > reserved ? held - reserved : 0;',
    replace: 'return held;',
    killedBy: 'MonthlySaleOwnerTest|MonthlySaleBuyTest',
  },
  {
    name: 'a month that is paid twice',
    file,
    find: '_orders[id].paidMonths = passed.toUint16();',
    replace: '',
    killedBy: 'MonthlySaleWithdrawTest',
  },
];
