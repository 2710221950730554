import { formatSignInMessage } from '@tradewind/rules/account/sign-in-message';
import type { WireSession } from '@tradewind/schema/account/session';
import { signedInSchema, signInOfferSchema } from '@tradewind/schema/account/sign-in';
import { getAddress, type Hex, isHex, stringToHex } from 'viem';
import * as z from 'zod/mini';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { requestFromWallet } from '../wallet/provider.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';

/** Part of the signed message, whose grammar allows ASCII only: the same in every language. */
const statement = 'Sign in to Tradewind. This costs nothing and moves nothing.';

const signatureSchema = z.custom<Hex>((value) => isHex(value) && value.length > 2);

/**
 * Has the wallet sign an EIP-4361 message for this page and a chain, and exchanges it for a session. Throws the wallet's
 * error.
 */
export async function requestSignIn(
  { account, connector }: WalletSession,
  chainId: number,
): Promise<WireSession> {
  const offer = await fetchFromApi({
    chain: null,
    path: '/account/nonce',
    body: {},
    schema: signInOfferSchema,
  });
  const message = formatSignInMessage({
    ...offer,
    domain: window.location.host,
    uri: window.location.origin,
    address: getAddress(account),
    statement,
    chainId,
  });
  const answer = await requestFromWallet(connector, 'personal_sign', [stringToHex(message), account]);
  const signature = signatureSchema.safeParse(answer);
  if (!signature.success) throw new UserMessageError(messages.account.noSignature);
  const body = { message, signature: signature.data };
  return (await fetchFromApi({ chain: null, path: '/account/sign-in', body, schema: signedInSchema }))
    .session;
}
