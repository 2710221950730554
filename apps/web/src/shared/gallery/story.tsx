import type { ReactNode } from 'react';

/** One component in one state; `wide` for full-page components. */
export function Story({
  name,
  width = 'card',
  children,
}: {
  name: string;
  width?: 'card' | 'wide';
  children: ReactNode;
}) {
  return (
    <figure className={width === 'wide' ? 'col-span-full min-w-0' : 'min-w-0'}>
      <figcaption className="mb-2 text-caption font-medium text-muted">{name}</figcaption>
      {children}
    </figure>
  );
}

export function StoryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12" aria-label={title}>
      <h2 className="mb-4 border-b border-line pb-2 text-title font-semibold">{title}</h2>
      <div className="grid items-start gap-8 tablet:grid-cols-2 wide:grid-cols-3">{children}</div>
    </section>
  );
}
