import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { deploymentPlans, type LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { defaultTokenLists } from '@tradewind/abi/token-list';

/** The inputs of a chain's demo sales; times are Unix seconds. */
export interface SaleWorld {
  readonly chainId: LocalChainId;
  readonly factory: `0x${string}`;
  /** Deploys the sales: its nonces give their addresses. */
  readonly deployer: `0x${string}`;
  readonly payTokens: readonly `0x${string}`[];
  readonly tokenOf: (symbol: string) => { readonly address: `0x${string}`; readonly decimals: number };
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  readonly endTimestamp: number;
}

const paySymbols = ['BUSD', 'USDT', 'USDC'];
/** Tokens that are on no list yet. */
const unlistedDecimals: Readonly<Record<string, number>> = { KEEL: 18, HELM: 18, TIDE: 8 };

/** Returns the factory and the tokens of the local deployment. */
export function toSaleWorld(options: Pick<SaleWorld, 'chainId' | 'addressOf' | 'endTimestamp'>): SaleWorld {
  const { chainId } = options;
  const deployment = findLaunchpadDeployment(chainId);
  if (deployment === undefined) throw new TypeError(`chain ${chainId} has a deployment of the sales`);
  const listed = defaultTokenLists[chainId]?.tokens ?? [];
  const planned = (name: string) => {
    const found = deploymentPlans[chainId].find((contract) => contract.name === name);
    if (found === undefined) throw new TypeError(`chain ${chainId} has no ${name}`);
    return found.address;
  };
  return {
    ...options,
    factory: deployment.factory,
    deployer: planned('SaleDeployer'),
    payTokens: listed.filter(({ symbol }) => paySymbols.includes(symbol)).map(({ address }) => address),
    tokenOf: (symbol) => {
      const decimals = listed.find((token) => token.symbol === symbol)?.decimals ?? unlistedDecimals[symbol];
      if (decimals === undefined) throw new TypeError(`chain ${chainId} has no token ${symbol}`);
      return { address: planned(symbol), decimals };
    },
  };
}
