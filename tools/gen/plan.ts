import { encodeDeployData, getContractAddress, keccak256, toHex, type Address, type Hex } from 'viem';
import { localDeployment, type Argument, type PlannedContract } from '@tradewind/contracts/local/deployment';
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

/** The addresses of the plan, each computed from those before it. */
export function computeDeployments(): Deployment[] {
  const deployments: Deployment[] = [];
  for (const planned of localDeployment.contracts) deployments.push(computeDeployment(planned, deployments));
  return deployments;
}

export function getAddressOf(name: string, deployments: readonly Deployment[]): Address {
  const found = deployments.find((deployment) => deployment.name === name);
  if (!found) throw new Error(`contracts/local/deployment.ts names ${name} before it is deployed`);
  return found.address;
}

export function resolveArguments(args: readonly Argument[], deployments: readonly Deployment[]): unknown[] {
  return args.map((arg) => (typeof arg === 'object' ? getAddressOf(arg.addressOf, deployments) : arg));
}

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
