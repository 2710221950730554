import type { Address } from '@tradewind/rules/network/address';
import { messages } from '../message/messages.ts';

class InvalidAddressError extends Error {
  constructor() {
    super(messages.ui.invalidAddress);
    this.name = 'InvalidAddressError';
  }
}

export function isAddressText(text: string): text is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/** `0xAbCd…1234`: the first and last `characters` after 0x (SHELL-10, 4 by default). Throws InvalidAddressError. */
export function shortenAddress(address: string, characters = 4): string {
  assertAddress(address);
  return `${address.slice(0, characters + 2)}…${address.slice(-characters)}`;
}

/** `0xAbCd12…1234`: a card's form, the first 8 characters and the tail. Throws InvalidAddressError. */
export function shortenAddressForCard(address: string): string {
  assertAddress(address);
  return `${address.slice(0, 8)}…${address.slice(-4)}`;
}

/** `0xAbCd12…`: the first 8 characters of a transaction's hash. */
export function shortenTransactionHash(hash: string): string {
  return `${hash.slice(0, 8)}…`;
}

function assertAddress(address: string): void {
  if (!isAddressText(address)) throw new InvalidAddressError();
}
