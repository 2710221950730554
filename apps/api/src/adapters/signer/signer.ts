import type { Hex, TypedDataDefinition } from 'viem';

/** An account of ours that signs for contracts (EIP-712). Its signatures admit; they move nothing. */
export type Signer = {
  /** Lower case. */
  readonly address: Hex;
  /** Throws where the signer does not answer, or with another signature than the account's. */
  readonly sign: (definition: TypedDataDefinition) => Promise<Hex>;
};
