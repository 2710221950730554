import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Rows of a table that is still read. */
export function UnreadRows() {
  return (
    <div className="grid gap-3 p-4">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-12 w-full" />
      ))}
    </div>
  );
}
