import { useLocation } from 'react-router';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { UnreadWorks } from '../list/unread-works.tsx';

/** The page of a list before its code: each part where the list has it, so that the pictures stay in their places. */
export function UnreadMarket({ isByCompany }: { isByCompany: true | undefined }) {
  return (
    <>
      <Skeleton className="mb-6 h-51.5 w-full tablet:h-35.5" />
      <span className="mb-4 block h-23.5 tablet:h-11.5" />
      <UnreadMarketWorks isByCompany={isByCompany} />
    </>
  );
}

/** Pictures where the first works of the API's own chain follow: with a filter in the address, others do. */
export function UnreadMarketWorks({ isByCompany }: { isByCompany: true | undefined }) {
  const { search } = useLocation();
  const { isHome } = useChain();
  return <UnreadWorks hasStills={isHome && search === '' && !isByCompany} />;
}
