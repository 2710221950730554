import { names as plannedNames, type PlannedName } from '@tradewind/contracts/local/ens/plan';
import { localNetworks } from '@tradewind/contracts/local/networks';
import { concat, sha256, toHex, type Hex } from 'viem';
import { getAddressOf, type Deployment } from './plan.ts';
import { header, renderConstant, type GeneratedFiles } from './render.ts';

/** ENS's own, the same for everyone. */
const publicDeployments = { 1: { universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' } };

/** Codes of an ENS contenthash: ipfs, a CID of version 1, raw bytes, SHA-256 of 32 bytes. */
const ipfsPrefix = '0xe30101551220';
/** The example of ENSIP-7. */
const swarmContent = '0xe40101fa011b20d1de9994b4d039f6548d191eb26786769f580809256b4685ef316805265ea162';

/** Where ENS is on each chain, and what the local one starts with. */
export function renderEnsFiles(deployments: readonly Deployment[], tokenList: object): GeneratedFiles {
  return new Map([
    ['src/ens-deployment.ts', renderDeployments(deployments)],
    ['src/local/ens.ts', renderLocalEns(deployments, tokenList)],
  ]);
}

function renderDeployments(deployments: readonly Deployment[]): string {
  const universalResolver = getAddressOf('EnsUniversalResolver', deployments);
  const all = { ...publicDeployments, [localNetworks[0].chainId]: { universalResolver } };
  return `${header}import type { Address } from './deployment.ts';

/** Where ENS is on one chain: what answers everything about a name in one call. */
export type EnsDeployment = { readonly universalResolver: Address };

${renderConstant('ensDeployments', all, 'Readonly<Record<number, EnsDeployment>>')}
export function findEnsDeployment(chainId: number): EnsDeployment | undefined {
  return ensDeployments[chainId];
}
`;
}

function renderLocalEns(deployments: readonly Deployment[], tokenList: object): string {
  const addresses = {
    registry: getAddressOf('EnsRegistry', deployments),
    resolver: getAddressOf('EnsResolver', deployments),
    registrar: getAddressOf('EnsRegistrar', deployments),
    reverseRegistrar: getAddressOf('EnsReverseRegistrar', deployments),
  };
  const names = plannedNames.map(({ label, account, isPrimary = false, content }) => ({
    label,
    account,
    isPrimary,
    ...(content && { contenthash: toContenthash(content, tokenList) }),
  }));
  return `${header}
/** A name under \`.eth\` of an account of the local mnemonic. */
export type LocalName = {
  readonly label: string;
  readonly account: number;
  /** Whether the account calls itself so. */
  readonly isPrimary: boolean;
  readonly contenthash?: \`0x\${string}\`;
};

${renderConstant('localEns', addresses)}
/** \`tokens\` names the default list as \`JSON.stringify\` writes it. */
${renderConstant('localNames', names, 'readonly LocalName[]')}`;
}

function toContenthash(content: NonNullable<PlannedName['content']>, tokenList: object): Hex {
  if (content === 'swarm') return swarmContent;
  return concat([ipfsPrefix, sha256(toHex(JSON.stringify(tokenList)))]);
}
