import { type Address, checksumAddress } from 'viem';

/** The address in a text, if it is one; in mixed case its checksum must be right. */
export function findAddress(text: string): Address | undefined {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return undefined;
  const address: Address = `0x${text.slice(2).toLowerCase()}`;
  const isOneCase = [address.slice(2), address.slice(2).toUpperCase()].includes(text.slice(2));
  return isOneCase || checksumAddress(address) === text ? address : undefined;
}
