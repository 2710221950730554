import { messages } from '../message/messages.ts';
import { type ErrorLink, listErrorCauses } from './error-causes.ts';
import { RpcNodeError } from './rpc-error.ts';
import { UserMessageError } from './user-message-error.ts';

const text = messages.chain;

type Meaning = {
  [Name in keyof typeof text]: (typeof text)[Name] extends string ? Name : never;
}[keyof typeof text];

/** The meaning of the error codes of wallets and nodes: names of texts, for the language may come after this module. */
const codeTexts = new Map<number, Meaning>([
  [4001, 'userRejected'],
  [5000, 'userRejected'],
  [4100, 'walletLocked'],
  [4200, 'walletCannot'],
  [4900, 'walletDisconnected'],
  [4901, 'wrongNetwork'],
  [4902, 'chainUnknownToWallet'],
  [-32002, 'requestAlreadyPending'],
]);

const nameTexts = new Map<string, Meaning>([
  ['ProviderNotFoundError', 'noProvider'],
  ['ConnectorNotConnectedError', 'walletDisconnected'],
  ['ConnectorAccountNotFoundError', 'accountChanged'],
  ['ConnectorChainMismatchError', 'wrongNetwork'],
]);

const patternTexts: readonly (readonly [RegExp, Meaning])[] = [
  [/insufficient funds/i, 'insufficientFunds'],
  [/user (rejected|denied|cancel)/i, 'userRejected'],
  [/nonce too low/i, 'nonceTooLow'],
];

/** The message for an error: the first known meaning along its causes, else a general sentence. */
export function toUserMessage(error: unknown): string {
  if (error instanceof UserMessageError) return error.message;
  const links = listErrorCauses(error);
  return findText(links, findByKind) ?? findText(links, findByPattern) ?? text.unexpected;
}

function findText(links: ErrorLink[], find: (link: ErrorLink) => string | undefined) {
  for (const link of links) {
    const found = find(link);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findByKind({ name, code, message }: ErrorLink): string | undefined {
  if (name === RpcNodeError.name) return text.nodesUnreachable(message ?? '');
  if (name === UserMessageError.name) return message;
  return read(codeTexts.get(code ?? Number.NaN) ?? nameTexts.get(name ?? ''));
}

function findByPattern({ message }: ErrorLink): string | undefined {
  return read(patternTexts.find(([pattern]) => pattern.test(message ?? ''))?.[1]);
}

function read(meaning: Meaning | undefined): string | undefined {
  return meaning && text[meaning];
}
