import type { WireArtist } from '@tradewind/schema/artist/artist';
import { toDerivedUrl } from '@tradewind/schema/media/media-file';
import { useState } from 'react';
import { getRuntimeConfig } from '../../../shared/chain/runtime-config.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

export interface ArtistPictureProps {
  artist: Pick<WireArtist, 'avatarName'>;
  /** Pixels. */
  size: number;
}

/** The picture of an artist, beside the name; a sign where it can't be loaded. */
export function ArtistPicture({ artist: { avatarName }, size }: ArtistPictureProps) {
  const { mediaOrigin } = getRuntimeConfig();
  const [isFailed, setIsFailed] = useState(false);
  return (
    <span
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sunken text-muted"
    >
      {mediaOrigin === undefined || isFailed ? (
        <Icon name="picture" size={size / 2} />
      ) : (
        <img
          src={toDerivedUrl(mediaOrigin, avatarName, '320')}
          alt=""
          width={size}
          height={size}
          onError={() => setIsFailed(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
