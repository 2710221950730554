import { useQuery } from '@tanstack/react-query';
import { findListAddress, isListName } from './find-list-address.ts';

/** The address behind a list's name, or the list's own; undefined while the name is asked for, and where it leads nowhere. */
export function useListAddress(url: string): string | undefined {
  const isName = isListName(url);
  const { data } = useQuery({
    queryKey: ['list-address', url],
    queryFn: () => findListAddress(url),
    enabled: isName,
    retry: false,
  });
  return isName ? data : url;
}
