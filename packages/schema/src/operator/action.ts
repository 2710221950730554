import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';
import { beforeInQuery, countInQuery } from '../wire/paging.ts';
import { poolActions } from './pool-action.ts';
import type { Role } from './role.ts';

const where = {
  chainId: z.int().check(z.positive()),
  /** The contract that the transaction calls. */
  target: addressInputSchema,
  txHash: hashInputSchema,
};

/** Body of `POST /operator/actions`: what the account's transaction does. The chain decides whether it did. */
export const actionRequest = z.discriminatedUnion('kind', [
  z.strictObject({ ...where, kind: z.literal('pool_create'), fields: poolActions.pool_create }),
  z.strictObject({ ...where, kind: z.literal('pool_periods'), fields: poolActions.pool_periods }),
  z.strictObject({ ...where, kind: z.literal('pool_fees'), fields: poolActions.pool_fees }),
  z.strictObject({ ...where, kind: z.literal('pool_fund'), fields: poolActions.pool_fund }),
  z.strictObject({ ...where, kind: z.literal('pool_withdraw'), fields: poolActions.pool_withdraw }),
  z.strictObject({ ...where, kind: z.literal('pool_finish'), fields: poolActions.pool_finish }),
]);

export type ActionRequest = z.infer<typeof actionRequest>;
export type ActionKind = ActionRequest['kind'];

/** The role that an action needs. */
export const roleOfAction: Readonly<Record<ActionKind, Role>> = {
  pool_create: 'pool',
  pool_periods: 'pool',
  pool_fees: 'pool',
  pool_fund: 'pool',
  pool_withdraw: 'pool',
  pool_finish: 'pool',
};

/**
 * A row of the log. Its kind is text: a later version may have written it. A role that the settings gave (`role_give`)
 * is no transaction: it has neither chain, contract nor hash.
 */
export const actionSchema = z.object({
  id: z.int(),
  /** Wall time, ISO 8601. */
  at: z.iso.datetime(),
  account: addressSchema,
  chainId: z.nullable(z.int()),
  kind: z.string(),
  target: z.nullable(addressSchema),
  fields: z.record(z.string(), z.unknown()),
  txHash: z.nullable(hashSchema),
});
export type WireAction = z.infer<typeof actionSchema>;

/** Query of `GET /operator/actions`: rows before an id, the newest first. */
export const actionQuery = {
  pageSize: countInQuery(100, '50'),
  before: beforeInQuery('Invalid id'),
};

/** `GET /operator/actions`: `data`; `nextBefore` is null on the last page. */
export const actionListSchema = z.object({
  actions: z.array(actionSchema),
  nextBefore: z.nullable(z.int()),
});

/** Hashes of `GET /operator/actions/logged` at most: its address has them all. */
export const maximumHashes = 50;

/** Query of `GET /operator/actions/logged`: transactions of the account on a chain. */
export const loggedQuery = {
  ...chainQuery,
  txHashes: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',')),
    ),
    z.array(hashInputSchema).check(z.maxLength(maximumHashes)),
  ),
};

/** `GET /operator/actions/logged`: `data`: those of which the log has the account's row. */
export const loggedSchema = z.object({ txHashes: z.array(hashSchema) });
