/** The `kind` of `account_noticed` for stakes that matured. */
export const stakesMaturedKind = 'stakes_matured';
