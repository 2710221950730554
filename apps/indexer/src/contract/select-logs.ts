import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Log } from '../rpc/schema.ts';
import type { Child, Contracts } from './contracts.ts';

/** The logs of an area: of its contracts, each from the block of its announcement on. */
export function selectLogs(logs: readonly Log[], contracts: Contracts, children: readonly Child[]): Log[] {
  const firstBlocks = new Map<string, number>();
  const follow = (address: Hex, selectors: readonly Hex[], from: number): void => {
    for (const selector of selectors) {
      const key = toKey(address, selector);
      firstBlocks.set(key, Math.min(from, firstBlocks.get(key) ?? from));
    }
  };
  for (const { address, selectors } of contracts.roots) follow(address, selectors, 0);
  for (const { factory, event, role, selectors } of contracts.factories) {
    follow(factory, [event], 0);
    for (const child of children) {
      if (child.factory === factory && child.event === event && child.role === role)
        follow(child.address, selectors, child.blockNumber);
    }
  }
  return logs.filter(({ address, topics: [selector = '0x'], blockNumber }) => {
    const first = firstBlocks.get(toKey(address, selector));
    return first !== undefined && blockNumber >= first;
  });
}

function toKey(address: Hex, selector: Hex): string {
  return `${address} ${selector}`;
}
