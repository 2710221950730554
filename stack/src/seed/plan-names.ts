import { ensRegistrarAbi } from '@tradewind/abi/local/ens-registrar.abi';
import { ensRegistryAbi } from '@tradewind/abi/local/ens-registry.abi';
import { ensResolverAbi } from '@tradewind/abi/local/ens-resolver.abi';
import { ensReverseRegistrarAbi } from '@tradewind/abi/local/ens-reverse-registrar.abi';
import { localEns, localNames, type LocalName } from '@tradewind/abi/local/ens';
import { encodeFunctionData, labelhash, namehash, zeroHash } from 'viem';
import type { SeedTransaction } from './seed-transaction.ts';

const deployer = 0;
const rootSeconds = 200;
const namesSeconds = 240;
const { registry, resolver, registrar, reverseRegistrar } = localEns;

/**
 * Assigns `.eth` and `addr.reverse` to their registrars. Then every account registers its names and sets their
 * records.
 */
export function planNames(addressOf: (account: number) => `0x${string}`): SeedTransaction[] {
  return [...planRoot(addressOf(deployer)), ...localNames.flatMap((name) => planName(name, addressOf))];
}

function planRoot(owner: `0x${string}`): SeedTransaction[] {
  return [
    giveNode(zeroHash, 'eth', registrar),
    giveNode(zeroHash, 'reverse', owner),
    giveNode(namehash('reverse'), 'addr', reverseRegistrar),
  ];
}

function giveNode(parent: `0x${string}`, label: string, to: `0x${string}`): SeedTransaction {
  const args = [parent, labelhash(label), to] as const;
  const data = encodeFunctionData({ abi: ensRegistryAbi, functionName: 'setSubnodeOwner', args });
  return { from: deployer, to: registry, data, offsetSeconds: rootSeconds };
}

function planName(
  { label, account, isPrimary, contenthash }: LocalName,
  addressOf: (account: number) => `0x${string}`,
): SeedTransaction[] {
  const [name, owner] = [`${label}.eth`, addressOf(account)];
  const node = namehash(name);
  const call = (to: `0x${string}`, data: `0x${string}`) => ({
    from: account,
    to,
    data,
    offsetSeconds: namesSeconds,
  });
  const setResolver = { functionName: 'setResolver', args: [node, resolver] } as const;
  const setAddress = { functionName: 'setAddr', args: [node, owner] } as const;
  return [
    call(
      registrar,
      encodeFunctionData({ abi: ensRegistrarAbi, functionName: 'register', args: [label, owner] }),
    ),
    call(registry, encodeFunctionData({ abi: ensRegistryAbi, ...setResolver })),
    call(resolver, encodeFunctionData({ abi: ensResolverAbi, ...setAddress })),
    ...(contenthash ? [call(resolver, encodeContenthash(node, contenthash))] : []),
    ...(isPrimary
      ? [
          call(
            reverseRegistrar,
            encodeFunctionData({ abi: ensReverseRegistrarAbi, functionName: 'setName', args: [name] }),
          ),
        ]
      : []),
  ];
}

function encodeContenthash(node: `0x${string}`, contenthash: `0x${string}`): `0x${string}` {
  const args = [node, contenthash] as const;
  return encodeFunctionData({ abi: ensResolverAbi, functionName: 'setContenthash', args });
}
