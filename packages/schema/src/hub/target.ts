import * as z from 'zod/mini';

/**
 * The event names that a client subscribes to (`connection.on(target, …)`); the specification's names keep
 * their spelling.
 */
export const targetSchema = z.enum([
  'chain_head',
  'chain_stale',
  'pool_changed',
  'transaction_noticed',
  'prediction_reload',
  'prediction_calculating',
  'prediction_live',
  'prediction_joined',
  'server_time',
  'ido_processing',
]);

export type Target = z.infer<typeof targetSchema>;
