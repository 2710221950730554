/** The guards of an area's contracts: `guards` in `contracts/test/<area>/guards.ts`. */
export type GuardTable = Readonly<Record<string, ContractGuards>>;

export type ContractGuards = {
  readonly abi: readonly AbiEntry[];
  /** Where its functions are, from contracts/src and without `.sol`. */
  readonly sources: readonly string[];
  /** Every function that changes state, by name; functions of one name by `name(types)`. */
  readonly functions: Readonly<Record<string, Guard>>;
};

/** A modifier in the head, a check in the body, or the reason why anyone may call it. */
export type Guard = { readonly open?: string; readonly modifier?: string; readonly check?: string };

export type AbiEntry = {
  readonly type: string;
  readonly name?: string;
  readonly stateMutability?: string;
  readonly inputs?: readonly { readonly type: string }[];
};
