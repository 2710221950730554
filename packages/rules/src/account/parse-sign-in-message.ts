import type { Address } from '../network/address.ts';
import { parseInstantMs } from './instant.ts';
import { signInField } from './sign-in-field.ts';
import { formatSignInMessage, type SignInMessage } from './sign-in-message.ts';

const firstLine = /^(?:([^:/]+):\/\/)?(\S+) wants you to sign in with your Ethereum account:$/;

/** The fields of a text that is exactly an EIP-4361 message of version 1; undefined for any other text. */
export function parseSignInMessage(text: string): SignInMessage | undefined {
  const lines = text.split('\n');
  const [, scheme, domain = ''] = firstLine.exec(lines.shift() ?? '') ?? [];
  const address = lines.shift() ?? '';
  if (!isAddress(address) || lines.shift() !== '') return undefined;
  const statement = lines[0] === '' ? undefined : lines.shift();
  if (lines.shift() !== '') return undefined;
  const message = {
    ...(scheme !== undefined && { scheme }),
    domain,
    address,
    ...(statement !== undefined && { statement }),
    ...takeFields(lines),
  };
  // The text formatted from the fields must equal the signed one, without additions.
  return isWellFormed(message) && formatSignInMessage(message) === text ? message : undefined;
}

function takeFields(lines: string[]): Omit<SignInMessage, 'domain' | 'address'> {
  const find = (label: string) =>
    lines[0]?.startsWith(`${label}: `) === true ? lines.shift()?.slice(label.length + 2) : undefined;
  const uri = find('URI') ?? '';
  find('Version');
  const chainId = find('Chain ID') ?? '';
  const nonce = find('Nonce') ?? '';
  const issuedAt = find('Issued At') ?? '';
  const expirationTime = find('Expiration Time');
  const notBefore = find('Not Before');
  const requestId = find('Request ID');
  const resources = lines.shift() === 'Resources:' ? lines.map((line) => line.slice(2)) : undefined;
  return {
    uri,
    chainId: signInField.chainId.test(chainId) ? Number(chainId) : NaN,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  };
}

function isWellFormed(message: SignInMessage): boolean {
  const { scheme, domain, statement, uri, chainId, nonce, requestId, resources = [] } = message;
  const times = [message.issuedAt, message.expirationTime, message.notBefore];
  return (
    isAbsentOr(signInField.scheme, scheme) &&
    signInField.domain.test(domain) &&
    isAbsentOr(signInField.statement, statement) &&
    [uri, ...resources].every((reference) => signInField.uri.test(reference)) &&
    Number.isSafeInteger(chainId) &&
    signInField.nonce.test(nonce) &&
    times.every((time) => time === undefined || parseInstantMs(time) !== undefined) &&
    isAbsentOr(signInField.requestId, requestId)
  );
}

function isAbsentOr(pattern: RegExp, value: string | undefined): boolean {
  return value === undefined || pattern.test(value);
}

function isAddress(text: string): text is Address {
  return signInField.address.test(text);
}
