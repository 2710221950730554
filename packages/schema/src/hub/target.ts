import * as z from 'zod/mini';
import { areaTargets } from './area-names.ts';

/**
 * The event names that a client subscribes to (`connection.on(target, …)`); the specification's names keep
 * their spelling.
 */
export const targetSchema = z.enum([
  'chain_head',
  'chain_stale',
  'pool_changed',
  'transaction_noticed',
  'account_noticed',
  ...areaTargets,
]);

export type Target = z.infer<typeof targetSchema>;
