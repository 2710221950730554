/** A round that an account may collect; the payout is in wei. */
export type Collectable = { readonly id: number; readonly amount: bigint };
