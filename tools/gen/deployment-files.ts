import { localDeployment } from '@tradewind/contracts/local/deployment';
import type { PlannedArea, PlannedDeployment, PlannedField } from '@tradewind/contracts/local/plan';
import { keccak256 } from 'viem';
import { getArtifact } from './artifact.ts';
import { getAddressOf, type Deployment, type LocalPlan } from './plan.ts';
import { header, renderConstant } from './render.ts';

const types = `export type Address = \`0x\${string}\`;

/** The contracts of one chain that belong to no area. */
export type NetworkDeployment = {
  readonly chainId: number;
  readonly multicall3: Address;
  /** The native coin as a token. */
  readonly wrappedNative: Address;
  /** Each counts as one US dollar. */
  readonly stablecoins: readonly Address[];
};
`;

/** Where everything is, by chain: one finder for the network and one for each area. */
export function renderDeployments(plans: readonly [LocalPlan, ...LocalPlan[]]): string {
  const networks = plans.map((plan) => [plan.network.chainId, toNetwork(plan)]);
  const areas = localDeployment.areas.flatMap((area) => {
    const { deployment } = area;
    return deployment ? [{ ...deployment, name: toTypeName(area.name), plans: listPlans(area, plans) }] : [];
  });
  return [
    header,
    [types, ...areas.map(renderType)].join('\n'),
    renderFinder('Network', Object.fromEntries(networks)),
    ...areas.map(({ name, fields, plans: [...itsPlans] }) =>
      renderFinder(name, Object.fromEntries(itsPlans.map((plan) => toDeployment(fields, plan)))),
    ),
  ].join('\n');
}

/** The chains that have a contract of the area. */
function listPlans({ contracts }: PlannedArea, plans: readonly LocalPlan[]): readonly LocalPlan[] {
  return plans.filter((plan) => contracts.some((contract) => plan.contracts.includes(contract)));
}

/** `nft-market` becomes `NftMarket`. */
function toTypeName(area: string): string {
  return area.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

type DeployedArea = PlannedDeployment & { name: string; plans: readonly LocalPlan[] };

function renderType({ name, about, subject, fields, plans }: DeployedArea): string {
  const lines = Object.entries(fields).flatMap(([field, { value, about: text }]) => [
    ...(text === undefined ? [] : [`  /** ${text} */`]),
    `  readonly ${field}${plans.every((plan) => isOn(plan, value)) ? '' : '?'}: ${toType(value)};`,
  ]);
  return `/** ${about} */
export type ${name}Deployment = {
  readonly chainId: number;
${lines.join('\n')}
  /** Nothing of ${subject} happened before this block. */
  readonly startBlock: bigint;
};
`;
}

function toType(value: PlannedField['value']): string {
  if (typeof value === 'bigint') return 'bigint';
  if (typeof value === 'string' || 'addressOf' in value) return 'Address';
  return 'initCodeHashOf' in value ? '`0x${string}`' : 'readonly Address[]';
}

function renderFinder(name: string, deployments: object): string {
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Deployments`;
  const type = `${name}Deployment`;
  return `${renderConstant(constant, deployments, `Readonly<Record<number, ${type}>>`)}
export function find${type}(chainId: number): ${type} | undefined {
  return ${constant}[chainId];
}
`;
}

function toNetwork({ network, deployments }: LocalPlan) {
  return {
    chainId: network.chainId,
    multicall3: getAddressOf('Multicall3', deployments),
    wrappedNative: getAddressOf(network.wrappedNative.name, deployments),
    stablecoins: network.stablecoins.map((name) => getAddressOf(name, deployments)),
  };
}

/** A chain that lacks a contract of the area has no field for it. */
function isOn({ deployments }: LocalPlan, value: PlannedField['value']): boolean {
  if (typeof value !== 'object' || !('addressOf' in value)) return true;
  return deployments.some(({ name }) => name === value.addressOf);
}

function toDeployment(fields: PlannedDeployment['fields'], plan: LocalPlan) {
  const { chainId } = plan.network;
  const values = Object.entries(fields)
    .filter(([, { value }]) => isOn(plan, value))
    .map(([field, { value }]) => [field, resolve(value, plan.deployments)]);
  return [chainId, { chainId, ...Object.fromEntries(values), startBlock: 0n }] as const;
}

function resolve(value: PlannedField['value'], deployments: readonly Deployment[]): unknown {
  if (typeof value !== 'object') return value;
  if ('addressOf' in value) return getAddressOf(value.addressOf, deployments);
  if ('initCodeHashOf' in value) return keccak256(getArtifact(value.initCodeHashOf).bytecode);
  return value.map(({ addressOf }) => getAddressOf(addressOf, deployments));
}
