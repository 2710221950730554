import { classNames } from './class-names.ts';

/** Keeps the place of a value that is loading; invisible for the first 600 ms. Size it with width and height classes. */
export function Skeleton({ className = 'h-4 w-24' }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('skeleton inline-block rounded-small bg-hover', className)} />
  );
}
