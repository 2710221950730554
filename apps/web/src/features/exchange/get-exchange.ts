import { type ExchangeDeployment, findExchangeDeployment } from '@tradewind/abi/deployment';
import type { ChainRef } from '../../shared/chain/chain-key.ts';

/** The exchange of a chain; throws where none is deployed. */
export function getExchange({ chainId }: ChainRef): ExchangeDeployment {
  const deployment = findExchangeDeployment(chainId);
  if (!deployment) throw new Error(`No exchange on chain ${chainId}`);
  return deployment;
}
