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
  {
    name: 'paid months that stay reserved',
    file,
    find: 'reserved -= amount;',
    replace: '',
    killedBy: 'MonthlyInvariantTest',
  },
  {
    name: 'a late withdrawal that loses months',
    file,
    find: 'uint256 amount = _releasedOf(order, passed) - _releasedOf(order, order.paidMonths);',
    replace:
      'uint256 amount = passed == order.paidMonths ? 0 : _releasedOf(order, passed) - _releasedOf(order, passed - 1);',
    killedBy: 'MonthlyInvariantTest',
  },
];
