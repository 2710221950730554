import * as z from 'zod/mini';

/**
 * What a role allows off chain; it gives no right in a contract. `pool`: prepare the writes of stake pools; `sale`:
 * store projects, lists and KYC states of sales; `review`: decide about works of artists.
 */
export const roleSchema = z.enum(['pool', 'sale', 'review']);
export type Role = z.infer<typeof roleSchema>;

/** `GET /operator/roles`: `data`: the roles of the session's account; none for anyone else. */
export const ownRolesSchema = z.object({ roles: z.array(roleSchema) });
