import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export const gridClass = 'grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-4 desktop:grid-cols-4';

/** As high as a screen: the works that replace it move no footer. */
export function UnreadWorks() {
  return (
    <div className="min-h-dvh">
      <div className={gridClass}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className="aspect-[3/4] w-full" />
        ))}
      </div>
    </div>
  );
}
