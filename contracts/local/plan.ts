// The words in which the plans of the local chains are written.

/** Deploys everything, and receives the whole supply of each token. Account 0 of the local mnemonic. */
export const deployer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

export const treasury = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'; // account 9
export const guardian = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a'; // account 12

/** The address of a planned contract. */
export type AddressOf = { readonly addressOf: string };

export const addressOf = (name: string): AddressOf => ({ addressOf: name });

/** A constructor argument: a value, the address of a contract earlier in the plan, a struct, or a list of structs. */
export type Argument = string | number | bigint | AddressOf | PlannedStruct | readonly PlannedStruct[];

export type PlannedStruct = Readonly<Record<string, string | number | bigint | AddressOf>>;

export const isAddressOf = (argument: Argument): argument is AddressOf =>
  typeof argument === 'object' && 'addressOf' in argument;

export type PlannedContract = {
  name: string;
  contract: string;
  args: readonly Argument[];
  /** The local chains that have it; the home chain alone where absent. Equal arguments mean equal addresses. */
  chainIds?: readonly number[];
};

export type PlannedToken = PlannedContract & {
  symbol: string;
  title: string;
  decimals: number;
  tags: readonly string[];
};

/** Part of an ABI as a module of its own, for pages that call these functions alone. */
export type AbiExcerpt = { name: string; contract: string; functions: readonly string[] };

/** What an area deploys: `plan` in `contracts/local/<area>/plan.ts`. */
export type PlannedArea = {
  /** Areas deploy in the order of their positions, so that arguments name contracts of earlier areas. */
  position: number;
  contracts: readonly PlannedContract[];
  /** Contracts and interfaces whose ABIs are published although the plan does not deploy them. */
  published?: readonly string[];
  /** Parts of published ABIs. */
  excerpts?: readonly AbiExcerpt[];
  /** Where its programs find it; absent where they need no address. */
  deployment?: PlannedDeployment;
  /** The first deposits of the demo's pools, in whole tokens. */
  pools?: readonly { tokenA: string; amountA: number; tokenB: string; amountB: number }[];
};

/** The record of an area on one chain. Gen adds `chainId` and `startBlock`, and derives the type from the values. */
export type PlannedDeployment = {
  /** The documentation of the type. */
  about: string;
  /** The area in a sentence: "Nothing of <subject> happened before this block." */
  subject: string;
  fields: Readonly<Record<string, PlannedField>>;
};

export type PlannedField = {
  value: AddressOf | readonly AddressOf[] | `0x${string}` | bigint | { readonly initCodeHashOf: string };
  /** Its documentation: the unit, or the part that it has. */
  about?: string;
};

type TokenContract = 'DemoToken' | 'NoReturnToken' | 'PermitToken' | 'TaxToken';

/** Account 0 receives the whole supply. `supply` counts whole tokens. */
export function planToken(
  contract: TokenContract,
  symbol: string,
  title: string,
  decimals: number,
  supply: number,
  tags: readonly string[] = [],
): PlannedToken {
  const args = [title, symbol, decimals, deployer, toRaw(supply, decimals)];
  return { name: symbol, contract, args, symbol, title, decimals, tags };
}

export function planWrappedNative(symbol: string, title: string): PlannedToken {
  return {
    name: symbol,
    contract: 'WrappedNative',
    args: [title, symbol],
    symbol,
    title,
    decimals: 18,
    tags: ['native'],
  };
}

/** Whole tokens, at most six decimals, as raw units. */
export function toRaw(amount: number, decimals: number): bigint {
  return BigInt(Math.round(amount * 1e6)) * 10n ** BigInt(decimals - 6);
}
