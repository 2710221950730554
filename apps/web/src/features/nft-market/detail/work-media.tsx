import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { WorkPicture } from '../../../shared/artwork/work-picture.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { findArtworkMedia, toArtworkGround } from '../work/artwork-media.ts';
import { FlvFilm } from './flv-film.tsx';
import type { ShownWork } from './shown-work.ts';

const text = messages.nftMarketWork;
const sizes = '(min-width: 72rem) 46rem, (min-width: 64rem) 60vw, 100vw';

/** NFT-03: the film of a video, else the picture; its whole form, on a ground of its colour. */
export function WorkMedia({ work }: { work: ShownWork }) {
  const media = findArtworkMedia(work);
  if (work.texts?.isByCompany) return <WorkPicture tokenId={work.token.tokenId} label={work.name} />;
  return (
    <div
      style={{ backgroundImage: toArtworkGround(work.texts?.media?.placeholder, work.fileName) }}
      className="relative flex aspect-square w-full items-center justify-center overflow-hidden rounded-card text-muted"
    >
      {media === undefined ? (
        <span className="flex flex-col items-center gap-3 p-6 text-center text-small">
          <Icon name="picture" size={48} />
          {text.noFile}
        </span>
      ) : media.isFlv ? (
        <FlvFilm media={media} name={work.name} />
      ) : media.kind === 'video' ? (
        <Film media={media} name={work.name} />
      ) : (
        <Picture media={media} name={work.name} />
      )}
    </div>
  );
}

type Shown = { media: NonNullable<ReturnType<typeof findArtworkMedia>>; name: string };

/** An animation moves from a click on: its still comes first. */
function Picture({ media, name }: Shown) {
  const [isFailed, setIsFailed] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const { kind, still, original } = media;
  if (isFailed) return <FailedMedia name={name} />;
  const isStill = still !== undefined && !isPlaying;
  return (
    <>
      <img
        key={isPlaying ? 'moving' : 'still'}
        src={isStill ? still.src : original}
        {...(isStill && { srcSet: still.srcSet, sizes })}
        alt={name}
        width={1280}
        height={1280}
        fetchPriority="high"
        decoding="async"
        onError={() => setIsFailed(true)}
        className="size-full object-contain"
      />
      {kind === 'gif' && !isPlaying && (
        <Button className="absolute bottom-4 left-4" onClick={() => setIsPlaying(true)}>
          {text.play}
        </Button>
      )}
    </>
  );
}

function Film({ media, name }: Shown) {
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) return <FailedMedia name={name} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- artists upload films without captions
    <video
      src={media.original}
      poster={media.still?.src}
      aria-label={name}
      controls
      playsInline
      preload="metadata"
      onError={() => setIsFailed(true)}
      className="size-full object-contain"
    />
  );
}

function FailedMedia({ name }: { name: string }) {
  return (
    <span className="flex flex-col items-center gap-3 p-6 text-center text-small">
      <Icon name="picture" size={48} />
      <span className="font-semibold">{name}</span>
      {text.fileAway}
    </span>
  );
}
