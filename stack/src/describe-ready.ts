import { areas } from './areas.ts';
import type { Stack } from './start-stack.ts';

/** Formats the last message of a start: addresses, accounts and first steps. */
export function describeReady(stack: Stack, mode: 'start' | 'dev', tookMs: number): string {
  const services = new Set(Object.keys(stack.serviceUrls));
  const lines = [
    '',
    `Tradewind is ready after ${(tookMs / 1000).toFixed(1)} s:  ${stack.urls.web}`,
    '',
    `  API          ${stack.urls.api}/docs`,
    `  chain        ${stack.urls.rpc} (chain id ${stack.chain.chainId})`,
    '  accounts     in the built-in development wallet, each with coins and demo tokens:',
    ...stack.accounts.map(({ address }) => `               ${address}`),
    '',
    `  Try: open ${stack.urls.web}/swap, connect with the development wallet and swap.`,
    ...areas
      .flatMap(({ listSteps }) => listSteps?.(stack.urls.web, services) ?? [])
      .map((step) => `       ${step}`),
    '       npm run demo:swap   swaps from the command line and shows the trade as indexed',
    '       npm run reset       forgets all data (after stopping)',
    '',
    mode === 'dev' ? 'Sources are watched. Ctrl-C stops everything.' : 'Ctrl-C stops everything.',
  ];
  return lines.join('\n');
}
