import { useCallback, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import type { ArtworkMedia } from '../work/artwork-media.ts';

const text = messages.nftMarketWork;

export interface FlvFilmProps {
  media: ArtworkMedia;
  name: string;
}

/** A film of a kind that no browser plays by itself: its player loads at the press of `Play`. */
export function FlvFilm({ media, name }: FlvFilmProps) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const [isStillShown, setIsStillShown] = useState(true);
  const fail = useCallback(() => setState('failed'), []);
  if (state === 'playing') return <FlvPlayer media={media} name={name} onFailed={fail} />;
  return (
    <>
      {media.still && isStillShown && (
        <img
          src={media.still.src}
          alt={name}
          width={1280}
          height={1280}
          decoding="async"
          onError={() => setIsStillShown(false)}
          className="size-full object-contain"
        />
      )}
      <span className="absolute bottom-4 left-4 flex flex-wrap items-center gap-3 pr-4">
        <Button onClick={() => setState('playing')}>{text.play}</Button>
        {state === 'failed' && (
          <span role="alert" className="rounded-control bg-raised px-3 py-2 text-small text-text">
            {text.notPlayed} <ExternalLink href={media.original}>{text.openFile}</ExternalLink>
          </span>
        )}
      </span>
    </>
  );
}

function FlvPlayer({ media, name, onFailed }: FlvFilmProps & { onFailed: () => void }) {
  const { original, still } = media;
  const play = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) return undefined;
      // The pressed button has left.
      video.focus();
      const isGone = { current: false };
      const stopping = import('./play-flv.ts').then(({ playFlv }) =>
        isGone.current ? undefined : playFlv(video, original, onFailed),
      );
      stopping.catch(onFailed);
      return () => {
        isGone.current = true;
        void stopping.then(
          (stop) => stop?.(),
          () => undefined,
        );
      };
    },
    [original, onFailed],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- artists upload films without captions
    <video
      ref={play}
      poster={still?.src}
      aria-label={name}
      controls
      playsInline
      className="size-full object-contain"
    />
  );
}
