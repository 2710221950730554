import { toDerivedUrl } from '@tradewind/schema/media/media-file';
import { useState } from 'react';
import { getRuntimeConfig } from '../chain/runtime-config.ts';
import { Icon } from '../ui/icon.tsx';

/** A square still of an uploaded picture by its name; an icon where there is none. */
export function StillPicture({ fileName, alt = '' }: { fileName: string | null; alt?: string }) {
  const { mediaOrigin } = getRuntimeConfig();
  const [isFailed, setIsFailed] = useState(false);
  return (
    <span className="flex aspect-square w-full items-center justify-center overflow-hidden rounded-control bg-sunken text-muted">
      {fileName === null || mediaOrigin === undefined || isFailed ? (
        <Icon name="picture" size={40} />
      ) : (
        <img
          src={toDerivedUrl(mediaOrigin, fileName, '640')}
          alt={alt}
          width={640}
          height={640}
          loading="lazy"
          decoding="async"
          onError={() => setIsFailed(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
