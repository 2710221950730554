import { computeRatioPercent } from './ratio-percent.ts';

/** How full a pool is; decoration beside its figures. */
export function CapacityBar({ part, whole }: { part: bigint; whole: bigint }) {
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
      <div
        className="h-full rounded-full bg-accent"
        style={{ width: `${computeRatioPercent(part, whole)}%` }}
      />
    </div>
  );
}
