import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export const detailClass = 'grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_26rem]';

/** As high as the screen: the work that replaces it moves no footer. */
export function UnreadArtwork() {
  return (
    <div className={`${detailClass} min-h-dvh`}>
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
