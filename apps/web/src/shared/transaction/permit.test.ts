import { hashTypedData, keccak256, type TypedDataDefinition, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../../test-support/known.ts';
import { formatPermit, isContractAccount, type PermitDomain, toPermit } from './permit.ts';

const account = privateKeyToAccount(keccak256(toHex('a provider')));
const domain = {
  name: 'USD Coin',
  version: '1',
  chainId: 31337,
  verifyingContract: toAddress('9'),
} as const;
const request = {
  domain,
  owner: account.address,
  spender: toAddress('f'),
  value: 2n ** 200n,
  nonce: 3n,
  deadline: 1_800_000_000n,
} as const;

function list(own: PermitDomain) {
  const { types } = JSON.parse(formatPermit({ ...request, domain: own })) as TypedDataDefinition;
  return types['EIP712Domain']?.map(({ name }) => name);
}

describe('permits', () => {
  it('[LIQ-05] the owner signs owner, spender, value, nonce and deadline exactly', () => {
    const typed = JSON.parse(formatPermit(request)) as TypedDataDefinition;
    expect(typed.primaryType).toBe('Permit');
    expect(typed.domain).toEqual(domain);
    expect(typed.message).toEqual({
      owner: account.address,
      spender: request.spender,
      value: String(2n ** 200n),
      nonce: '3',
      deadline: '1800000000',
    });
  });

  it('[SWAP-07] names exactly the fields that the token’s domain has', () => {
    expect(list(domain)).toEqual(['name', 'version', 'chainId', 'verifyingContract']);
    const { version: _, ...unversioned } = domain;
    expect(list({ ...unversioned, salt: toHash('1') })).toEqual([
      'name',
      'chainId',
      'verifyingContract',
      'salt',
    ]);
  });

  it('[LIQ-05] splits a signature into the pair’s parameters', async () => {
    const typed = JSON.parse(formatPermit(request)) as TypedDataDefinition;
    const signature = await account.sign({ hash: hashTypedData(typed) });
    const permit = toPermit(signature, request);
    expect(`${permit.r}${permit.s.slice(2)}${permit.v.toString(16)}`).toBe(signature);
    expect(permit).toMatchObject({
      token: domain.verifyingContract,
      value: request.value,
      deadline: request.deadline,
    });
    expect(() => toPermit('0x1234', request)).toThrow();
  });

  it('[LIQ-05] contract accounts get no signature request, delegated keys do', () => {
    expect(isContractAccount('0x6001')).toBe(true);
    expect(isContractAccount(undefined)).toBe(false);
    expect(isContractAccount('0x')).toBe(false);
    expect(isContractAccount(`0xef0100${'1'.repeat(40)}`)).toBe(false);
  });
});
