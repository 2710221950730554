import { type Address, getTypesForEIP712Domain, type Hex, parseSignature } from 'viem';

/** A token's EIP-712 domain for permits, with the fields of the token's own separator. */
export type PermitDomain = {
  readonly name?: string;
  readonly version?: string;
  readonly chainId: number;
  /** The token. */
  readonly verifyingContract: Address;
  readonly salt?: Hex;
};

/** A signed permit of the owner (EIP-2612). */
export type Permit = {
  readonly token: Address;
  /** The amount of the write that it was signed for. */
  readonly value: bigint;
  readonly deadline: bigint;
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
};

/** A permit to be signed. */
export type PermitOrder = {
  readonly domain: PermitDomain;
  readonly spender: Address;
  readonly value: bigint;
};

export type PermitRequest = PermitOrder & {
  readonly owner: Address;
  readonly nonce: bigint;
  readonly deadline: bigint;
};

/** The typed data that the wallet shows and signs, as JSON for `eth_signTypedData_v4`. */
export function formatPermit({ domain, owner, spender, value, nonce, deadline }: PermitRequest): string {
  return JSON.stringify({
    types: {
      EIP712Domain: getTypesForEIP712Domain({ domain }),
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    domain,
    primaryType: 'Permit',
    message: {
      owner,
      spender,
      value: String(value),
      nonce: String(nonce),
      deadline: String(deadline),
    },
  });
}

/** The permit of a wallet's signature; throws for an invalid one. */
export function toPermit(signature: Hex, { domain, value, deadline }: PermitRequest): Permit {
  const { r, s, yParity } = parseSignature(signature);
  return { token: domain.verifyingContract, value, deadline, v: 27 + yParity, r, s };
}

/** A contract account signs by its own rules; code that only delegates keeps the key (EIP-7702). */
export function isContractAccount(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100');
}
