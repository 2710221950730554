import type { Explorer } from './explorer.ts';

/** Answers explorer queries from the nodes of the chain. */
export const ownExplorer: Explorer = {
  getTokenBalance: async ({ token, holder }, { node }) => {
    const balance = await node.getTokenBalance(token, holder);
    return { result: balance.toString(), readAt: Math.floor(Date.now() / 1000) };
  },
};
