import { Spinner } from '../../../shared/ui/spinner.tsx';

/** The place of a list that loads. It is as high as a screen: the rows then move nothing that is visible. */
export function ListLoading({ label }: { label: string }) {
  return (
    <div className="flex min-h-[75dvh] justify-center pt-24 text-accent">
      <Spinner label={label} />
    </div>
  );
}
