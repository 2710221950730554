import { type Address, type Hex, parseSignature } from 'viem';

/** An owner's signed leave to take pool tokens (EIP-2612). */
export type Permit = {
  /** Pool tokens it covers: those of the removal it was signed for, and of no other. */
  readonly value: bigint;
  readonly deadline: bigint;
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
};

export type PermitRequest = {
  readonly chainId: number;
  readonly pair: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly deadline: bigint;
};

/** What the wallet shows and signs, as the JSON that `eth_signTypedData_v4` takes. */
export function formatPermit(request: PermitRequest): string {
  const { chainId, pair, owner, spender, value, nonce, deadline } = request;
  return JSON.stringify({
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    domain: { name: 'Tradewind LP', version: '1', chainId, verifyingContract: pair },
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
export function toPermit(signature: Hex, { value, deadline }: PermitRequest): Permit {
  const { r, s, yParity } = parseSignature(signature);
  return { value, deadline, v: 27 + yParity, r, s };
}

/** An account with code signs by its own rules, unless the code only stands in for a key (EIP-7702). */
export function isContractAccount(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100');
}
