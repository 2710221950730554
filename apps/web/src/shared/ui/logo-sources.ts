import { type LogoSize, logoSizes } from '@tradewind/schema/media/logo-url';

/** The addresses of one picture, for screens of each density. */
export interface LogoSources {
  readonly src: string;
  readonly srcSet: string;
}

/** The smallest pictures that fill `size` CSS pixels on screens of one, two and three device pixels each. */
export function toLogoSources(size: number, toUrl: (size: LogoSize) => string): LogoSources {
  const at = (density: number) => toUrl(logoSizes.find((pixels) => pixels >= size * density) ?? 128);
  return { src: at(1), srcSet: `${at(2)} 2x, ${at(3)} 3x` };
}
