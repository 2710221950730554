import type { PlannedNetwork } from '@tradewind/contracts/local/networks';
import { getAddressOf, type LocalPlan } from './plan.ts';
import { header, renderConstant } from './render.ts';

const tags = {
  native: { name: 'Native', description: 'The wrapped native coin' },
  platform: { name: 'Platform', description: 'The token of this site' },
  stablecoin: { name: 'Stablecoin', description: 'Counts as one US dollar' },
  tax: { name: 'Tax', description: 'Takes a tax on every transfer' },
};

/** The default list of a local chain. */
export function createTokenList({ network, deployments }: LocalPlan) {
  const { chainId } = network;
  return {
    name: 'Tradewind Local',
    timestamp: '2026-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tags,
    tokens: listTokens(network).map((token) => ({
      chainId,
      address: getAddressOf(token.name, deployments),
      symbol: token.symbol,
      name: token.title,
      decimals: token.decimals,
      ...(token.tags.length > 0 ? { tags: token.tags } : {}),
    })),
  };
}

export function renderTokenLists(plans: readonly LocalPlan[]): string {
  const lists = Object.fromEntries(plans.map((plan) => [plan.network.chainId, createTokenList(plan)]));
  return `${header}import type { Address } from './deployment.ts';

export type TokenListEntry = {
  readonly chainId: number;
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly tags?: readonly string[];
};

/** The format of tokenlists.org. */
export type TokenList = {
  readonly name: string;
  readonly timestamp: string;
  readonly version: { readonly major: number; readonly minor: number; readonly patch: number };
  readonly tags: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly tokens: readonly TokenListEntry[];
};

${renderConstant('defaultTokenLists', lists, 'Readonly<Record<number, TokenList>>')}`;
}

function listTokens({ wrappedNative, tokens }: PlannedNetwork) {
  return [wrappedNative, ...tokens];
}
