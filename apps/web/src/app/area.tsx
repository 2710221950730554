import { Suspense, useState } from 'react';
import { lazyPart } from '../shared/ui/lazy-part.ts';
import { Spinner } from '../shared/ui/spinner.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { findLoadedArea } from './loaded-area.ts';
import type { PageModule } from '../shared/site/page.ts';

/** One area of the site inside its own error boundary; a retry loads and renders it again. */
export function Area({ load }: { load: () => Promise<PageModule> }) {
  const [{ Page, attempt }, setCurrent] = useState(() => ({ Page: createPage(load), attempt: 0 }));
  const retry = () => setCurrent({ Page: createPage(load), attempt: attempt + 1 });
  return (
    <AreaBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<AreaLoading />}>
        <Page />
      </Suspense>
    </AreaBoundary>
  );
}

function createPage(load: () => Promise<PageModule>) {
  return findLoadedArea(load)?.default ?? lazyPart(load);
}

function AreaLoading() {
  return (
    <div className="flex min-h-[60vh] items-center justify-center text-accent">
      <Spinner size={32} />
    </div>
  );
}
