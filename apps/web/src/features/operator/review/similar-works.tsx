import { findPictureName } from '@tradewind/rules/nft-market/picture-name';
import { useState } from 'react';
import { StillPicture } from '../../../shared/artwork/still-picture.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type SimilarWork, useSimilar, type WaitingWork } from './waiting.query.ts';

const text = messages.operatorReview;

/** Works whose picture looks like this one, also mirrored, turned or cropped. One press compares it with all others. */
export function SimilarWorks({ work: { id, media } }: { work: WaitingWork }) {
  const [isWanted, setIsWanted] = useState(false);
  const { similar, retry, isRetrying } = useSimilar(id, isWanted);
  // A film has no picture of its own, and a file that nobody sent has none at all.
  if (media === null || media.kind === 'mp4' || media.kind === 'flv')
    return <p className="text-small text-warning">{text.notCompared}</p>;
  if (!isWanted)
    return (
      <div>
        <Button size="small" tone="secondary" onClick={() => setIsWanted(true)}>
          {text.compare}
        </Button>
      </div>
    );
  if (similar.state === 'loading') return <Skeleton className="h-24 w-full" />;
  if (similar.state === 'unknown')
    return <ErrorState title={text.compareFailed} onRetry={retry} isRetrying={isRetrying} />;
  if (similar.value.length === 0)
    return (
      <p className="text-small text-muted">
        <output>{text.nothingSimilar}</output>
      </p>
    );
  return (
    <section aria-label={text.similar}>
      <h3 className="mb-2 text-small font-semibold text-warning">{text.similar}</h3>
      <ul className="grid grid-cols-3 gap-3 tablet:grid-cols-5">
        {similar.value.map((work) => (
          <Similar key={work.id} work={work} />
        ))}
      </ul>
    </section>
  );
}

function Similar({ work }: { work: SimilarWork }) {
  const name = work.name ?? text.untitled(work.tokenId);
  return (
    <li className="relative">
      <StillPicture fileName={findPictureName(work)} />
      <Link
        to={`/nft-megamarket-detail/${work.id}`}
        className="mt-1 line-clamp-1 text-caption wrap-anywhere after:absolute after:inset-0 hover:text-accent"
      >
        {name}
      </Link>
      <span className="text-caption text-muted">{text.distance(work.distance)}</span>
    </li>
  );
}
