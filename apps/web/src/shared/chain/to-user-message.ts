import { messages } from '../message/messages.ts';
import { type ErrorLink, listErrorCauses } from './error-causes.ts';
import { RpcNodeError } from './rpc-error.ts';
import { UserMessageError } from './user-message-error.ts';

const text = messages.chain;

/** The meaning of the error codes of wallets and nodes. */
const codeTexts = new Map<number, string>([
  [4001, text.userRejected],
  [5000, text.userRejected],
  [4100, text.walletLocked],
  [4200, text.walletCannot],
  [4900, text.walletDisconnected],
  [4901, text.wrongNetwork],
  [4902, text.chainUnknownToWallet],
  [-32002, text.requestAlreadyPending],
]);

const nameTexts = new Map<string, string>([
  ['ProviderNotFoundError', text.noProvider],
  ['ConnectorNotConnectedError', text.walletDisconnected],
  ['ConnectorAccountNotFoundError', text.accountChanged],
  ['ConnectorChainMismatchError', text.wrongNetwork],
]);

const patternTexts: readonly (readonly [RegExp, string])[] = [
  [/insufficient funds/i, text.insufficientFunds],
  [/user (rejected|denied|cancel)/i, text.userRejected],
  [/nonce too low/i, text.nonceTooLow],
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
  return codeTexts.get(code ?? Number.NaN) ?? nameTexts.get(name ?? '');
}

function findByPattern({ message }: ErrorLink): string | undefined {
  return patternTexts.find(([pattern]) => pattern.test(message ?? ''))?.[1];
}
