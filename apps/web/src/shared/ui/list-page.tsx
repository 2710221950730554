import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

export interface ListPageProps {
  title: string;
  subtitle: string;
  /** Before the title: an icon of the page. */
  picture?: ReactNode;
  /** After the title: a badge for the whole page. */
  badge?: ReactNode;
  /** A small button at the end of the title. */
  mark?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page that shows a list over the whole width. */
export function ListPage({ title, subtitle, picture, badge, mark, action, children }: ListPageProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6 tablet:py-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex items-center gap-x-3">
            {picture}
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-title font-semibold wrap-anywhere tablet:text-heading">{title}</h1>
              {badge}
            </div>
            {mark}
          </div>
          <p className="max-w-160 text-pretty text-muted">{subtitle}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
