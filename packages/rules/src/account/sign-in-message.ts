import type { Address } from '../network/address.ts';

/** The fields of an EIP-4361 message as in its text; times are RFC 3339. */
export type SignInMessage = {
  readonly scheme?: string;
  readonly domain: string;
  /** In EIP-55 spelling, which is not verified here. */
  readonly address: Address;
  readonly statement?: string;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
};

/** The text to sign (EIP-4361, version 1); the fields are not validated. */
export function formatSignInMessage(message: SignInMessage): string {
  const { scheme, domain, address, statement, uri, chainId, nonce, issuedAt, resources } = message;
  const origin = scheme === undefined ? domain : `${scheme}://${domain}`;
  return [
    `${origin} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    ...toLine('Expiration Time', message.expirationTime),
    ...toLine('Not Before', message.notBefore),
    ...toLine('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n');
}

function toLine(label: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${label}: ${value}`];
}
