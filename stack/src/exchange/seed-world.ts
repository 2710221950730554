import type { ExchangeDeployment, NetworkDeployment } from '@tradewind/abi/deployment';
import type { LocalPool } from '@tradewind/abi/local/deployment-plan';
import type { TokenListEntry } from '@tradewind/abi/token-list';

/** The inputs of the seed. */
export interface SeedWorld {
  readonly network: NetworkDeployment;
  readonly exchange: ExchangeDeployment;
  readonly tokens: readonly TokenListEntry[];
  readonly pools: readonly LocalPool[];
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  /** Seconds from block 0 to now. */
  readonly ageSeconds: number;
}
