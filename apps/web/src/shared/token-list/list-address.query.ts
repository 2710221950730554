import { useQuery } from '@tanstack/react-query';
import { findListAddress, isListName } from './find-list-address.ts';

/** The resolved address of a list; undefined while the name is being resolved, and where it resolves to nothing. */
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
