import type { ExternalLinks } from '@tradewind/schema/runtime-config/runtime-config';
import type { WebMode } from './site/build-manifest.ts';

const explorers = new Map([
  [1, 'https://etherscan.io'],
  [56, 'https://bscscan.com'],
  [97, 'https://testnet.bscscan.com'],
  [137, 'https://polygonscan.com'],
]);

/** The default menu targets; EXTERNAL_LINKS overrides them. Names under `.example` never resolve. */
export function defaultLinks(mode: WebMode, chainId: number): ExternalLinks {
  const explorer = mode === 'local' ? '/explorer' : (explorers.get(chainId) ?? '/explorer');
  if (mode === 'production') return { explorer, audits: [] };
  return {
    explorer,
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
