import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Lists of works before they are known, in the shape of what follows. */
export function UnreadPlaces() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-13 w-full" />
      <UnreadWorks />
    </div>
  );
}

export function UnreadWorks() {
  return (
    <div className="grid gap-3">
      <div className="flex h-9 items-center">
        <Skeleton className="h-5 w-32" />
      </div>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-5">
        {[1, 2, 3, 4, 5].map((place) => (
          <Card key={place} className="skeleton p-2">
            <Skeleton className="aspect-square w-full" />
            <span className="mt-2 grid h-9 content-center gap-1.5 px-1">
              <Skeleton className="h-3 w-8" />
              <Skeleton className="h-3 w-16" />
            </span>
          </Card>
        ))}
      </div>
    </div>
  );
}
