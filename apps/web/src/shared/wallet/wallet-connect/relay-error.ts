import { listErrorCauses } from '../../chain/error-causes.ts';
import { UserMessageError } from '../../chain/user-message-error.ts';
import { messages } from '../../message/messages.ts';
import { WalletError } from '../wallet-error.ts';

const text = messages.walletConnect;
const relayPatienceMs = 10_000;

/** WalletConnect's own codes: 5000 to 5003 are the user's rejection, 6000 the end of the session. */
const ownCodes = new Map<number, number>([
  [5000, 4001],
  [5001, 4001],
  [5002, 4001],
  [5003, 4001],
  [6000, 4900],
]);

/** Waits ten seconds for the relay, then fails with a sentence. */
export async function withinPatience<Value>(work: Promise<Value>, sentence: string): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UserMessageError(sentence)), relayPatienceMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Maps a phone's error to the EIP-1193 codes that every other wallet uses. */
export function toWalletError(error: unknown): unknown {
  const [{ code, message = '' } = {}] = listErrorCauses(error);
  if (/expired/i.test(message)) return new UserMessageError(text.requestExpired, { cause: error });
  const ownCode = ownCodes.get(code ?? Number.NaN);
  return ownCode === undefined ? error : new WalletError(ownCode, message);
}

/** The sentence for a failed pairing. */
export function toPairingError(error: unknown): unknown {
  if (error instanceof UserMessageError || error instanceof WalletError) return error;
  const [{ code, message = '' } = {}] = listErrorCauses(error);
  if (/expired/i.test(message)) return new UserMessageError(text.expired, { cause: error });
  return code === undefined ? new UserMessageError(text.unreachable, { cause: error }) : toWalletError(error);
}
