import * as z from 'zod/mini';

/** The names under which a client listens (`connection.on(target, …)`); those of the specification keep their spelling. */
export const targetSchema = z.enum([
  'chain_head',
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
