import { localDeployment, localMnemonic } from '@tradewind/contracts/local/deployment';
import { listNetworkContracts, localNetworks } from '@tradewind/contracts/local/networks';
import { keccak256 } from 'viem';
import { getArtifact } from './artifact.ts';
import { renderDeployments } from './deployment-files.ts';
import { renderEnsFiles } from './ens-files.ts';
import {
  computePlans,
  deterministicDeployer,
  getAddressOf,
  resolveArguments,
  type Deployment,
  type LocalPlan,
} from './plan.ts';
import { header, renderConstant, type GeneratedFiles } from './render.ts';
import { createTokenList, renderTokenLists } from './token-list-files.ts';

/** Everything of packages/abi that depends on addresses. */
export function renderLocalFiles(): GeneratedFiles {
  const plans = computePlans();
  const [home] = plans;
  return new Map([
    ['src/deployment.ts', renderDeployments(plans)],
    ['src/token-list.ts', renderTokenLists(plans)],
    ['src/local/deployment-plan.ts', renderPlans(plans)],
    ...plans.flatMap(renderRecords),
    ...renderEnsFiles(home.deployments, createTokenList(home)),
  ]);
}

function renderPlans([home, ...others]: readonly [LocalPlan, ...LocalPlan[]]): string {
  const plans = [home, ...others];
  const pools = localDeployment.pools.map(({ tokenA, amountA, tokenB, amountB }) => ({
    tokenA: getAddressOf(tokenA, home.deployments),
    tokenB: getAddressOf(tokenB, home.deployments),
    amountA,
    amountB,
  }));
  const deployments = plans.map((plan) => [plan.network.chainId, plan.deployments]);
  const grants = plans.map((plan) => [plan.network.chainId, listGrants(plan)]);
  return `${header}import type { Address } from '../deployment.ts';

/** The chains of the local stack; the home chain is the first. */
export type LocalChainId = ${localNetworks.map(({ chainId }) => chainId).join(' | ')};

/** Sent to \`deterministicDeployer\` as \`salt\` followed by \`initCode\`, it appears at \`address\`. */
export type PlannedDeployment = {
  readonly name: string;
  readonly contract: string;
  readonly salt: \`0x\${string}\`;
  readonly initCode: \`0x\${string}\`;
  readonly address: Address;
};

/** Tokens that the deployer sends to an account of the local mnemonic, in raw units. */
export type LocalGrant = { readonly token: Address; readonly account: number; readonly amount: bigint };

/** The first deposit of a pool, in raw units. */
export type LocalPool = {
  readonly tokenA: Address;
  readonly tokenB: Address;
  readonly amountA: bigint;
  readonly amountB: bigint;
};

${renderConstant('localMnemonic', localMnemonic)}
${renderConstant('deterministicDeployer', deterministicDeployer)}
/** By chain, in the order of deployment. */
${renderConstant('deploymentPlans', Object.fromEntries(deployments), 'Readonly<Record<LocalChainId, readonly PlannedDeployment[]>>')}
/** By chain; the seed of the home chain funds its accounts. */
${renderConstant('localGrants', Object.fromEntries(grants), 'Readonly<Record<LocalChainId, readonly LocalGrant[]>>')}
/** Of the home chain. */
${renderConstant('localPools', pools, 'readonly LocalPool[]')}`;
}

function listGrants({ network, deployments }: LocalPlan) {
  return network.grants.map(({ token, account, amount }) => ({
    token: getAddressOf(token, deployments),
    account,
    amount,
  }));
}

/** A record of the network's contracts, and one of all others, with the name of the first area. */
function renderRecords({
  network,
  contracts,
  deployments,
}: LocalPlan): readonly (readonly [string, string])[] {
  const { chainId } = network;
  const names = new Set(listNetworkContracts(network).map(({ name }) => name));
  const firstArea = findFirstArea(contracts);
  const parts = Map.groupBy(contracts, ({ name }) => (names.has(name) ? 'network' : firstArea));
  return [...parts].map(([area, part]) => [
    `deployments/${chainId}/${area}.json`,
    renderRecord({ chainId, area }, part, deployments),
  ]);
}

function findFirstArea(contracts: LocalPlan['contracts']): string {
  return (
    localDeployment.areas.find((area) => area.contracts.some((one) => contracts.includes(one)))?.name ??
    'areas'
  );
}

function renderRecord(
  head: { chainId: number; area: string },
  contracts: LocalPlan['contracts'],
  deployments: readonly Deployment[],
): string {
  const records = contracts.map(({ name, contract, args }) => ({
    name,
    contract,
    address: getAddressOf(name, deployments),
    constructorArguments: resolveArguments(args, deployments).map(toText),
    bytecodeHash: keccak256(getArtifact(contract).bytecode),
  }));
  const { version } = localDeployment;
  return `${JSON.stringify({ ...head, version, startBlock: 0, contracts: records }, null, 2)}\n`;
}

/** Structs as JSON. */
function toText(argument: ReturnType<typeof resolveArguments>[number]): string {
  if (typeof argument !== 'object') return String(argument);
  return JSON.stringify(argument, (_name, part) => (typeof part === 'bigint' ? String(part) : part));
}
