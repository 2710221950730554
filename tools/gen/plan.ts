import { encodeDeployData, getContractAddress, keccak256, toHex, type Address, type Hex } from 'viem';
import { listChainContracts, localDeployment } from '@tradewind/contracts/local/deployment';
import { localNetworks, type PlannedNetwork } from '@tradewind/contracts/local/networks';
import {
  type Argument,
  isAddressOf,
  type PlannedContract,
  type PlannedStruct,
} from '@tradewind/contracts/local/plan';
import { getArtifact } from './artifact.ts';

/** What anvil and most public chains have at this address: deploys `salt ++ initCode` by CREATE2. */
export const deterministicDeployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

export type Deployment = {
  name: string;
  contract: string;
  salt: Hex;
  initCode: Hex;
  address: Address;
};

/** A local chain, and all that it deploys. */
export type LocalPlan = {
  network: PlannedNetwork;
  contracts: readonly PlannedContract[];
  deployments: readonly Deployment[];
};

/** The plans of the local chains, the home chain first. */
export function computePlans(): readonly [LocalPlan, ...LocalPlan[]] {
  const [home, ...others] = localNetworks;
  return [computePlan(home), ...others.map(computePlan)];
}

function computePlan(network: PlannedNetwork): LocalPlan {
  const contracts = listChainContracts(network);
  return { network, contracts, deployments: computeDeployments(contracts) };
}

/** The addresses of a plan, each computed from those before it. */
function computeDeployments(contracts: readonly PlannedContract[]): Deployment[] {
  const deployments: Deployment[] = [];
  for (const planned of contracts) deployments.push(computeDeployment(planned, deployments));
  return deployments;
}

export function getAddressOf(name: string, deployments: readonly Deployment[]): Address {
  const found = deployments.find((deployment) => deployment.name === name);
  if (!found) throw new Error(`contracts/local names ${name} before it is deployed`);
  return found.address;
}

/** A struct has its values by name, as an ABI encoder takes them. */
type Resolved = string | number | bigint | { [name: string]: Resolved } | Resolved[];

export function resolveArguments(args: readonly Argument[], deployments: readonly Deployment[]): Resolved[] {
  return args.map((arg) => resolve(arg, deployments));
}

function resolve(arg: Argument, deployments: readonly Deployment[]): Resolved {
  if (typeof arg !== 'object') return arg;
  if (isAddressOf(arg)) return getAddressOf(arg.addressOf, deployments);
  if (isList(arg)) return arg.map((part) => resolve(part, deployments));
  return Object.fromEntries(Object.entries(arg).map(([name, part]) => [name, resolve(part, deployments)]));
}

const isList = (arg: PlannedStruct | readonly PlannedStruct[]): arg is readonly PlannedStruct[] =>
  Array.isArray(arg);

function computeDeployment(planned: PlannedContract, before: readonly Deployment[]): Deployment {
  const { abi, bytecode } = getArtifact(planned.contract);
  const args = resolveArguments(planned.args, before);
  const initCode = encodeDeployData({ abi, bytecode, args });
  const salt = keccak256(toHex(`tradewind/${localDeployment.version}/${planned.name}`));
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: deterministicDeployer,
    salt,
    bytecode: initCode,
  });
  return { name: planned.name, contract: planned.contract, salt, initCode, address };
}
