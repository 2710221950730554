import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { findValue, mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useAccountParts } from '../../../shared/site/account-parts.query.ts';
import type { SiteSpender } from '../../../shared/site/spender-part.ts';

/** The name of a spender; unknown while an area that could name it has not answered. */
export type NameSpender = (spender: Address) => Reading<string>;

/** Names the contracts of the site in use by themselves, and all others by their areas. */
export function useSpenderNames(site: readonly SiteSpender[], shown: readonly Address[]): NameSpender {
  const chain = useChain();
  const parts = useAccountParts().map(({ part }) => part);
  const areas = parts.flatMap((part) => findValue(part)?.spenders ?? []);
  const findKnown = (spender: Address) => site.find(({ address }) => isSameAddress(address, spender))?.name;
  const others = [...new Set(shown.filter((spender) => !findKnown(spender)).map(toAddressKey))].toSorted();
  const query = useQuery({
    queryKey: createFactKey(chain, 'spender-names', others.join()),
    queryFn: async ({ signal }) => {
      const byArea = await Promise.all(
        areas.flatMap(({ fetchNames }) => (fetchNames ? [fetchNames(chain, others, signal)] : [])),
      );
      return others.map((_, index) => byArea.find((area) => area[index] !== undefined)?.[index]);
    },
    enabled: others.length > 0 && parts.every(({ state }) => state === 'value'),
  });
  const isUnread = parts.some(({ state }) => state === 'unknown');
  return (spender) => {
    const known = findKnown(spender);
    if (known !== undefined) return { state: 'value', value: known };
    if (isUnread) return { state: 'unknown', reason: undefined };
    const place = others.indexOf(toAddressKey(spender));
    return mapReading(toReading(query), (names) => names[place] ?? messages.approval.otherContract);
  };
}
