/** The sizes of a logo in pixels: each is square. */
export const logoSizes = [32, 64, 128] as const;
export type LogoSize = (typeof logoSizes)[number];

/** The size of a request that names none. */
export const defaultLogoSize: LogoSize = 64;

/** The address of a token's logo at the media origin. It answers 404 where no usable logo is known. */
export function toTokenLogoUrl(
  mediaOrigin: string,
  { chainId, address }: { readonly chainId: number; readonly address: string },
  size: LogoSize = defaultLogoSize,
): string {
  return toUrl(mediaOrigin, `${chainId}/${address.toLowerCase()}`, size);
}

/** The address of a network's logo at the media origin. */
export function toNetworkLogoUrl(
  mediaOrigin: string,
  chainId: number,
  size: LogoSize = defaultLogoSize,
): string {
  return toUrl(mediaOrigin, String(chainId), size);
}

/** The default size has one spelling, so that caches keep it once. */
function toUrl(mediaOrigin: string, path: string, size: LogoSize): string {
  const query = size === defaultLogoSize ? '' : `?size=${size}`;
  return `${mediaOrigin}/media/logo/${path}${query}`;
}
