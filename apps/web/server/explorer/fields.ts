import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { html, type Html } from '../http/html.ts';
import type { KnownContracts } from './known-contracts.ts';

type Address = `0x${string}`;

export function field(name: string, value: Html | string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function shorten(address: Address): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** A link to an address's page, with the name that this build has for it. */
export function addressLink(address: Address, known: KnownContracts): Html {
  const name = known.findName(address);
  return link(address, name === undefined ? address : `${name} (${shorten(address)})`, known);
}

/** The same for use in a sentence: the name alone, or the shortened address. */
export function addressMention(address: Address, known: KnownContracts): Html {
  return link(address, known.findName(address) ?? shorten(address), known);
}

function link(address: Address, text: string, { chainId }: KnownContracts): Html {
  return html`<a href="/explorer/${chainId}/address/${address}" title="${address}">${text}</a>`;
}

/** A token amount with every digit; raw units where the decimals of the token are unknown. */
export function tokenAmount(amount: bigint, token: Address, { findToken }: KnownContracts): string {
  const known = findToken(token);
  return known
    ? `${formatExactAmount(amount, known.decimals)} ${known.symbol}`
    : `${amount} raw units of ${token}`;
}
