import { type Address, getTypesForEIP712Domain, type Hex, parseSignature } from 'viem';

/** Under what a token takes permits: its EIP-712 domain, of the fields that the token's own separator has. */
export type PermitDomain = {
  readonly name?: string;
  readonly version?: string;
  readonly chainId: number;
  /** The token. */
  readonly verifyingContract: Address;
  readonly salt?: Hex;
};

/** An owner's signed leave to take tokens (EIP-2612). */
export type Permit = {
  readonly token: Address;
  /** What it covers: the write that it was signed for, and no more. */
  readonly value: bigint;
  readonly deadline: bigint;
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
};

/** What an account is to sign. */
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

/** What the wallet shows and signs, as the JSON that `eth_signTypedData_v4` takes. */
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

/** The permit of a wallet's signature; throws for anything that is none. */
export function toPermit(signature: Hex, { domain, value, deadline }: PermitRequest): Permit {
  const { r, s, yParity } = parseSignature(signature);
  return { token: domain.verifyingContract, value, deadline, v: 27 + yParity, r, s };
}

/** An account with code signs by its own rules, unless the code only stands in for a key (EIP-7702). */
export function isContractAccount(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100');
}
