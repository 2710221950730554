import { findFileType, fileType } from '@tradewind/rules/nft-market/file-type';
import { findPictureName, type WorkFiles } from '@tradewind/rules/nft-market/picture-name';
import { toDerivedUrl, toMediaUrl } from '@tradewind/schema/media/media-file';
import { getRuntimeConfig } from '../../../shared/chain/runtime-config.ts';

/** Widths of the stills that the media process keeps of each picture. */
const widths = ['320', '640', '1280'] as const;
/** The suffix of the specification; the media origin ignores it. */
const suffix = '?v=122';

/** The files of a work, at our own media origin. */
export interface ArtworkMedia {
  readonly kind: 'image' | 'gif' | 'video';
  /** The file itself. */
  readonly original: string;
  /** A still: of the picture, or of a film's thumbnail; undefined where there is none. */
  readonly still: { readonly src: string; readonly srcSet: string } | undefined;
  readonly isFlv: boolean;
}

const kinds = { [fileType.image]: 'image', [fileType.gif]: 'gif', [fileType.video]: 'video' } as const;

/** The media of a work by the names of its files; undefined where its file is not known or there is no media origin. */
export function findArtworkMedia(work: WorkFiles): ArtworkMedia | undefined {
  const { fileName } = work;
  const type = findFileType(fileName ?? '');
  const { mediaOrigin } = getRuntimeConfig();
  if (type === undefined || fileName === null || mediaOrigin === undefined) return undefined;
  const kind = kinds[type];
  const pictured = findPictureName(work);
  return {
    kind,
    original: `${toMediaUrl(mediaOrigin, fileName)}${suffix}`,
    still: pictured === null ? undefined : findStill(pictured),
    isFlv: fileName.endsWith('.flv'),
  };
}

/** The stills of a stored picture by its name; undefined for another name, or without a media origin. */
export function findStill(name: string): ArtworkMedia['still'] {
  const { mediaOrigin } = getRuntimeConfig();
  if (mediaOrigin === undefined || !/^[0-9a-f]{64}\./.test(name)) return undefined;
  const toUrl = (width: (typeof widths)[number]) => `${toDerivedUrl(mediaOrigin, name, width)}${suffix}`;
  return { src: toUrl('640'), srcSet: widths.map((width) => `${toUrl(width)} ${width}w`).join(', ') };
}

/** Of 4 × 4 colours in rows, three bytes each, in hexadecimal. */
const placeholderPattern = /^[0-9a-f]{96}$/;
const rowBytes = 12;

/** The ground of a picture while it loads, as CSS: the mean colours of its four rows, else a colour of its file. */
export function toArtworkGround(placeholder: string | null | undefined, fileName: string | null): string {
  if (placeholder && placeholderPattern.test(placeholder))
    return `linear-gradient(${[0, 1, 2, 3].map((row) => toMeanColor(placeholder, row)).join(', ')})`;
  const hue = Number.parseInt((fileName ?? '').slice(0, 4), 16);
  const color = `hsl(${Number.isNaN(hue) ? 210 : hue % 360} 24% 50% / 0.35)`;
  return `linear-gradient(${color}, ${color})`;
}

function toMeanColor(placeholder: string, row: number): string {
  const bytes = Array.from({ length: rowBytes }, (_, index) => {
    const at = (row * rowBytes + index) * 2;
    return Number.parseInt(placeholder.slice(at, at + 2), 16);
  });
  const toMean = (channel: number) =>
    Math.round(bytes.filter((_, index) => index % 3 === channel).reduce((sum, byte) => sum + byte, 0) / 4);
  return `rgb(${toMean(0)} ${toMean(1)} ${toMean(2)})`;
}
