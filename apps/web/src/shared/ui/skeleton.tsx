import { classNames } from './class-names.ts';

/** The placeholder of a loading value; invisible for the first 600 ms. Size it with width and height classes. */
export function Skeleton({ className = 'h-4 w-24' }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('skeleton inline-block rounded-small bg-hover', className)} />
  );
}
