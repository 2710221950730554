import type { Address } from 'viem';
import type { Chain } from '../chain/chain.ts';
import type { NativeCoin } from '../token-list/currency.ts';
import type { TransactionPlan } from './transaction-plan.ts';

/** The world in which a test builds the plans of an area. */
export type PlanWorld = { readonly chain: Chain; readonly account: Address; readonly coin: NativeCoin };

/** The plans of each file of plans of an area: `plans` in `features/<area>/plans.test-support.ts`, by the file's path there. */
export type AreaPlans = Readonly<Record<string, (world: PlanWorld) => readonly TransactionPlan[]>>;
