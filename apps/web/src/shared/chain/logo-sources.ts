import { type LogoSize, logoSizes } from '@tradewind/schema/media/logo-url';
import { getRuntimeConfig } from './runtime-config.ts';

/** The addresses of one picture, for screens of each density. */
export interface LogoSources {
  readonly src: string;
  readonly srcSet: string;
}

/**
 * The smallest pictures that fill `size` CSS pixels on screens of one, two and three device pixels each. Undefined where
 * no media process runs.
 */
export function findLogoSources(
  size: number,
  toUrl: (mediaOrigin: string, size: LogoSize) => string,
): LogoSources | undefined {
  const { mediaOrigin } = getRuntimeConfig();
  if (mediaOrigin === undefined) return undefined;
  const at = (density: number) =>
    toUrl(mediaOrigin, logoSizes.find((pixels) => pixels >= size * density) ?? 128);
  return { src: at(1), srcSet: `${at(2)} 2x, ${at(3)} 3x` };
}
