import { useQuery } from '@tanstack/react-query';
import type { Chain } from '../chain/chain.ts';
import { createFactKey } from '../chain/chain-key.ts';
import { noteNodeAnswer } from '../chain/node-log.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import { acceptOwnNode, isAllowed, useOwnNode } from '../chain/own-node.ts';
import { checkOwnNode } from './check-own-node.ts';

/** The state of the user's own node of a chain. */
export type OwnNodeView =
  | { readonly kind: 'none' }
  | { readonly kind: 'needs-reload'; readonly url: string }
  | { readonly kind: 'checking'; readonly url: string }
  | { readonly kind: 'refused'; readonly url: string; readonly reason: string; readonly retry: () => void }
  | { readonly kind: 'accepted'; readonly url: string };

/** Verifies the named node once this page load may connect to it, then puts it in use. */
export function useOwnNodeView(chain: Chain): OwnNodeView {
  const { chainId } = chain;
  const { url, isAccepted } = useOwnNode(chainId);
  const isReady = url !== undefined && isAllowed(chainId, url);
  const check = useQuery({
    queryKey: createFactKey(chain, 'own-node-check', url),
    queryFn: async () => {
      await checkOwnNode(chain, url ?? '');
      acceptOwnNode(chainId);
      // It passed the check; every read queries it first from now on.
      noteNodeAnswer(chainId, url ?? '');
      return true;
    },
    enabled: isReady && !isAccepted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (url === undefined) return { kind: 'none' };
  if (!isReady) return { kind: 'needs-reload', url };
  if (isAccepted) return { kind: 'accepted', url };
  if (!check.isError || check.isFetching) return { kind: 'checking', url };
  return { kind: 'refused', url, reason: toUserMessage(check.error), retry: () => void check.refetch() };
}
