import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc20PermitAbi } from '@tradewind/abi/standard/erc20-permit.abi';
import { isSameAddress } from '@tradewind/rules/network/address';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { type Address, domainSeparator, keccak256, toHex, type ReadContractReturnType } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import type { PermitDomain } from './permit.ts';

const permitTypeHash = keccak256(
  toHex('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
);

/** Optional functions of a token: its domain fields (EIP-5267), its version, and its permit type. */
const optionalAbi = [
  {
    type: 'function',
    name: 'eip712Domain',
    stateMutability: 'view',
    inputs: [],
    outputs: [
      { name: 'fields', type: 'bytes1' },
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
      { name: 'salt', type: 'bytes32' },
      { name: 'extensions', type: 'uint256[]' },
    ],
  },
  {
    type: 'function',
    name: 'version',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'string' }],
  },
  {
    type: 'function',
    name: 'PERMIT_TYPEHASH',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'bytes32' }],
  },
] as const;

/**
 * The domain of a token's EIP-2612 permits, proven by the token's own separator. Undefined where the token has no
 * such permits or too few fields. Throws when no node was reachable.
 */
export async function findPermitDomain(
  client: ChainClient,
  token: Address,
  owner: Address,
): Promise<PermitDomain | undefined> {
  const permit = { address: token, abi: erc20PermitAbi } as const;
  const optional = { address: token, abi: optionalAbi } as const;
  const [separator, nonce, typeHash, described, name, version] = await Promise.all([
    findAnswer(readContract(client, { ...permit, functionName: 'DOMAIN_SEPARATOR' })),
    findAnswer(readContract(client, { ...permit, functionName: 'nonces', args: [owner] })),
    findAnswer(readContract(client, { ...optional, functionName: 'PERMIT_TYPEHASH' })),
    findAnswer(readContract(client, { ...optional, functionName: 'eip712Domain' })),
    findAnswer(readContract(client, { address: token, abi: erc20Abi, functionName: 'name' })),
    findAnswer(readContract(client, { ...optional, functionName: 'version' })),
  ]);
  if (separator === undefined || nonce === undefined) return undefined;
  // The first DAI has a different permit type under the same function name.
  if (typeHash !== undefined && typeHash !== permitTypeHash) return undefined;
  const own = { chainId: client.chain.id, verifyingContract: token };
  const candidates: (PermitDomain | undefined)[] = [
    described && toDomain(described, own),
    name === undefined ? undefined : { name, version: version || '1', ...own },
    name === undefined ? undefined : { name, version: '1', ...own },
    name === undefined ? undefined : { name, ...own },
  ];
  return candidates.find((domain) => domain && domainSeparator({ domain }) === separator);
}

type Described = ReadContractReturnType<typeof optionalAbi, 'eip712Domain'>;
type Own = Pick<PermitDomain, 'chainId' | 'verifyingContract'>;

/** The domain fields that a token reports; undefined unless they bind this token on this chain. */
function toDomain(described: Described, own: Own): PermitDomain | undefined {
  const { fields, name, version, chainId, verifyingContract, salt, extensions } = nameOutputs(
    optionalAbi,
    'eip712Domain',
    described,
  );
  const has = (bit: number) => (Number(fields) >> bit) % 2 === 1;
  const isOwn = chainId === BigInt(own.chainId) && isSameAddress(verifyingContract, own.verifyingContract);
  if (!has(2) || !has(3) || !isOwn || extensions.length > 0) return undefined;
  return { ...(has(0) && { name }), ...(has(1) && { version }), ...own, ...(has(4) && { salt }) };
}

/** A reverting contract is an answer; an unreachable node is not. */
async function findAnswer<Answer>(requested: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await requested;
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return undefined;
  }
}
