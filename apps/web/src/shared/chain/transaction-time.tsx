import type { Hex } from 'viem';
import { ExternalLink } from '../ui/external-link.tsx';
import { TimeText } from '../ui/time-text.tsx';
import { getExplorerLink } from './explorer-link.ts';
import { useChain } from './use-chain.ts';

export interface TransactionTimeProps {
  /** An event of the transaction, with its time in chain seconds. */
  event: { readonly txHash: Hex; readonly blockTimestamp: number };
}

/** When a transaction was included, with a link to it in the explorer. */
export function TransactionTime({ event: { txHash, blockTimestamp } }: TransactionTimeProps) {
  const { chainId } = useChain();
  return (
    <ExternalLink href={getExplorerLink('tx', txHash, chainId)} className="touch-target">
      <TimeText seconds={blockTimestamp} />
    </ExternalLink>
  );
}
