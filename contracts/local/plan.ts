// The words in which the plans of the local chains are written.

/** Deploys everything, and receives the whole supply of each token. Account 0 of the local mnemonic. */
export const deployer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A constructor argument: a value, or the address of a contract earlier in the plan. */
export type Argument = string | number | bigint | { readonly addressOf: string };

export type PlannedContract = {
  name: string;
  contract: string;
  args: readonly Argument[];
};

export type PlannedToken = PlannedContract & {
  symbol: string;
  title: string;
  decimals: number;
  tags: readonly string[];
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
