import type { Query } from '@tanstack/react-query';
import type { ChainRef } from './chain-key.ts';
import { chainReadKey } from './latest-block.ts';

/** Whether a query is a read of this chain (`createReadKey`). */
export function isReadOf({ chainId }: ChainRef): (query: Pick<Query, 'queryKey'>) => boolean {
  return ({ queryKey: [kind, id] }) => kind === chainReadKey && id === chainId;
}
