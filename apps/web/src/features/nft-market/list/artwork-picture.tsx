import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { useState } from 'react';
import { WorkPicture } from '../../../shared/artwork/work-picture.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { findArtworkMedia, toArtworkGround } from '../work/artwork-media.ts';

export interface ArtworkPictureProps {
  work: Pick<WireArtwork, 'fileName' | 'thumbnail' | 'media' | 'isByCompany' | 'tokenId'>;
  /** Of the picture; empty where a text beside it says the same. */
  alt: string;
  /** How wide it is drawn, for the choice of its size. */
  sizes: string;
  /** It is in the first view, so it is loaded at once. */
  isEarly?: boolean;
}

/** The still of a work in a square; a colour of its file while it loads, and a sign where it can't be loaded. */
export function ArtworkPicture({ work, alt, sizes, isEarly = false }: ArtworkPictureProps) {
  const still = findArtworkMedia(work)?.still;
  const [failed, setFailed] = useState<string>();
  if (work.isByCompany) return <WorkPicture tokenId={BigInt(work.tokenId)} />;
  const isShown = still !== undefined && failed !== still.src;
  return (
    <span
      style={{ backgroundImage: toArtworkGround(work.media?.placeholder, work.fileName) }}
      className="relative flex aspect-square w-full items-center justify-center overflow-hidden rounded-control text-muted"
    >
      {isShown ? (
        <img
          src={still.src}
          srcSet={still.srcSet}
          sizes={sizes}
          alt={alt}
          width={640}
          height={640}
          loading={isEarly ? 'eager' : 'lazy'}
          fetchPriority={isEarly ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(still.src)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name="picture" size={40} />
      )}
    </span>
  );
}
