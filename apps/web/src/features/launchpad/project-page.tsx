import { Suspense } from 'react';
import { useParams } from 'react-router';
import { TakeBackLink } from '../../shared/account/take-back-link.tsx';
import { messages } from '../../shared/message/messages.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import type { NamedProjectProps } from './project/named-project.tsx';

const NamedProject = lazyPart(() =>
  import('./project/named-project.tsx').then((m) => ({ default: m.NamedProject })),
);

const text = messages.launchpadMenu;

/** `/launchpad/:ownerAddress/:id`, and its second address. The readers of its sales load after the paint. */
export function ProjectPage() {
  const { ownerAddress = '', id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6 tablet:py-10">
      <Link
        to="/launchpad"
        className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-muted hover:text-text"
      >
        <Icon name="arrowLeft" size={18} />
        {text.launchpad}
      </Link>
      <Project key={id} name={{ id }} owner={ownerAddress} />
    </div>
  );
}

/** A project inside the list page, opened by `?Active?SYMBOL`. */
export function ProjectInPage({ symbol }: { symbol: string }) {
  return <Project name={{ symbol }} owner={undefined} />;
}

function Project(props: Omit<NamedProjectProps, 'fallback'>) {
  usePageTitle(text.launchpad);
  const fallback = <UnreadProject />;
  return (
    <>
      <p className="mb-4 max-w-160 text-muted">{messages.launchpadProjectLead.lead}</p>
      <Suspense fallback={fallback}>
        <NamedProject {...props} fallback={fallback} />
      </Suspense>
      <TakeBackLink />
    </>
  );
}

function UnreadProject() {
  return (
    <div className="grid gap-4" aria-busy>
      <h1 className="sr-only">{text.launchpad}</h1>
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-dvh w-full" />
    </div>
  );
}
