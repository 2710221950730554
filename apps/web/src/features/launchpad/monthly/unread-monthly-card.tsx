import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The card while its contract or its code is read: as high as the card. */
export function UnreadMonthlyCard() {
  return (
    <>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="grow" />
    </>
  );
}
