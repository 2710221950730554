/** A 20-byte account or contract address as 0x-prefixed hex, in any letter case. */
export type Address = `0x${string}`;

/** The one spelling of an address (lower case) for rows, map keys and comparison; never for display. */
export function toAddressKey(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}

/** Whether two spellings name the same address. */
export function isSameAddress(a: Address, b: Address): boolean {
  return toAddressKey(a) === toAddressKey(b);
}

/** Numeric order of two addresses (negative, 0, positive), as `tokenA < tokenB` compares on chain. */
export function compareAddresses(a: Address, b: Address): number {
  const keyA = toAddressKey(a);
  const keyB = toAddressKey(b);
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}
