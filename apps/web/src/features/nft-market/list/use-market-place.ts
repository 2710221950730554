import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MarketPlace, parseMarketPlace, toMarketQuery } from './market-place.ts';

/** What the list shows, which the address keeps. A change of the filter begins at page 1; a turned page is a step of Back. */
export function useMarketPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = parseMarketPlace(search);
  const change = useCallback(
    (next: Partial<MarketPlace>) => {
      const isTurned = next.page !== undefined;
      const query = toMarketQuery({ ...parseMarketPlace(search), page: 1, ...next });
      void navigate({ search: query }, { replace: !isTurned, preventScrollReset: !isTurned });
    },
    [navigate, search],
  );
  return { place, change };
}
