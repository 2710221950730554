import { getRuntimeConfig } from '../chain/runtime-config.ts';

/** The address of a picture by its path; pictures come from our own media origin alone. */
export function toMediaUrl(path: string | null): string | undefined {
  const { mediaOrigin } = getRuntimeConfig();
  if (path === null || mediaOrigin === undefined || !/^\/(?!\/)/.test(path)) return undefined;
  return `${mediaOrigin}${path}`;
}
