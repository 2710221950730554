import { useQuery } from '@tanstack/react-query';
import { createReadKey } from '../chain/chain-key.ts';
import { findAddress } from '../chain/find-address.ts';
import { useChain } from '../chain/use-chain.ts';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import type { NameLookup } from './look-up-name.ts';
import type { Recipient } from './recipient.ts';

const debounceMs = 200;

/** The recipient of a text: an address or a name. A name is resolved when the typing stops, and with every block. */
export function useRecipient(text: string): Recipient {
  const chain = useChain();
  const debounced = useDebouncedValue(text, debounceMs);
  const name = isNameLike(debounced) ? debounced : '';
  const { data, isError, refetch } = useQuery({
    queryKey: createReadKey(chain, 'ens-address', name),
    queryFn: async () => {
      const { lookUpName } = await import('./look-up-name.ts');
      return lookUpName(chain.client, name);
    },
    enabled: name !== '',
  });
  if (text === '') return { status: 'empty' };
  const address = findAddress(text);
  if (address) return { status: 'resolved', address };
  if (!isNameLike(text)) return { status: 'invalid', problem: 'malformed' };
  if (data && debounced === text) return toRecipient(data);
  return isError && debounced === text
    ? { status: 'unknown', retry: () => void refetch() }
    : { status: 'resolving' };
}

/** Names have a dot; a single word is not resolved. */
function isNameLike(text: string): boolean {
  return /.\../.test(text);
}

function toRecipient(lookup: NameLookup): Recipient {
  if (lookup.kind !== 'found') return { status: 'invalid', problem: lookup.kind };
  return { status: 'resolved', address: lookup.address, name: lookup.name };
}
