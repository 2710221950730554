import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disclaimerSchema } from '@tradewind/schema/launchpad/disclaimer';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { NamedCountry } from './list-countries.ts';

/** 1 accepted, 0 declined. */
type Answer = { readonly status: 0 | 1; readonly country: NamedCountry };

type DisclaimerOf = { readonly symbol: string; readonly session: WalletSession; readonly chainId: number };

/** Stores the account's answer to the disclaimer of a project, for its sale on a chain; the server needs a session. */
export function useDisclaimer({ symbol, session, chainId }: DisclaimerOf, onStored: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ status, country }: Answer) => {
      // A contract's answer counts on the chain of its session alone.
      await ensureSignedIn(queries, session, chainId);
      return fetchFromApi({
        chain: null,
        path: '/launchpad/disclaimer',
        schema: disclaimerSchema,
        body: {
          ownerAddress: session.account,
          symbol,
          countryId: country.phoneCode,
          countryCode: country.code,
          status,
        },
      });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['launchpad', 'allocations'] });
      onStored();
    },
  });
  return { answer: mutate, isPending, failure: error ? toUserMessage(error) : undefined };
}
