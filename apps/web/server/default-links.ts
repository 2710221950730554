import type { ExternalLinks } from '@tradewind/schema/runtime-config/runtime-config';
import type { WebMode } from './site/build-manifest.ts';

const explorers = new Map([
  [1, 'https://etherscan.io'],
  [56, 'https://bscscan.com'],
  [97, 'https://testnet.bscscan.com'],
  [137, 'https://polygonscan.com'],
]);

/** The block explorer of a chain: on a local site our own, elsewhere the known public one. */
export function findDefaultExplorer(mode: WebMode, chainId: number, isHome: boolean): string {
  const own = isHome ? '/explorer' : `/explorer/${chainId}`;
  return mode === 'local' ? own : (explorers.get(chainId) ?? own);
}

/** The default menu targets; EXTERNAL_LINKS overrides them. Names under `.example` never resolve. */
export function defaultLinks(mode: WebMode): ExternalLinks {
  if (mode === 'production') return { audits: [] };
  return {
    farms: 'https://farms.tradewind.example',
    startPools: 'https://pools.tradewind.example/start',
    idoPools: 'https://pools.tradewind.example/ido',
    sourceCode: 'https://code.tradewind.example',
    documentation: 'https://docs.tradewind.example',
    blog: 'https://blog.tradewind.example',
    audits: [
      { name: 'Audit 1', url: 'https://docs.tradewind.example/audit-1' },
      { name: 'Audit 2', url: 'https://docs.tradewind.example/audit-2' },
      { name: 'Audit 3', url: 'https://docs.tradewind.example/audit-3' },
    ],
  };
}
