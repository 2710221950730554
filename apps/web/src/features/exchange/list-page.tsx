import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';

export interface ListPageProps {
  title: string;
  subtitle: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the exchange that shows a list over the whole width. */
export function ListPage({ title, subtitle, action, children }: ListPageProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6 tablet:py-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-heading font-semibold">{title}</h1>
          <p className="max-w-160 text-muted">{subtitle}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
