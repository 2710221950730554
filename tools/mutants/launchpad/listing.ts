import type { Mutant } from '../mutant.ts';

const file = 'launchpad/SaleFactory.sol';

/** Faults of listing a sale. */
export const listing: readonly Mutant[] = [
  {
    name: 'a sale without notice',
    file,
    find: 'if (terms.openAt < earliest) revert SaleFactory_TooSoon(terms.openAt, earliest);',
    replace: '',
    killedBy: 'SaleFactoryTest',
  },
  {
    name: 'a round that is sold twice',
    file,
    find: 'if (before != address(0) && ISale(before).book().state != ISale.State.Cancelled) {',
    replace: 'if (before == address(this)) {',
    killedBy: 'SaleFactoryTest',
  },
];
