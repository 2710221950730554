/** A round that an account may collect; in wei what it brings. */
export type Collectable = { readonly id: number; readonly amount: bigint };
