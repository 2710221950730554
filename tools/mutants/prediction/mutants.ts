import { bonusMutants } from './bonus.ts';
import { marketMutants } from './market.ts';
import type { Mutant } from '../mutant.ts';
import { oracleMutants } from './oracle.ts';

/** Faults known from five-minute games and their oracles, and from contracts that pay others. */
export const mutants: readonly Mutant[] = [...marketMutants, ...oracleMutants, ...bonusMutants];
