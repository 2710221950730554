import type { ChainNode } from '../node/chain-node.ts';
import type { Explorer } from './explorer.ts';

/** Answers explorer queries from the chain node. */
export function createOwnExplorer(chainNode: ChainNode): Explorer {
  return {
    getTokenBalance: async ({ token, holder }) => {
      const balance = await chainNode.getTokenBalance(token, holder);
      return { result: balance.toString(), readAt: Math.floor(Date.now() / 1000) };
    },
  };
}
