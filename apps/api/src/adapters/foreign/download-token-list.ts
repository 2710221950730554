import { download, type DownloadOptions } from './download.ts';

/** The text of a token list at an untrusted address, not yet parsed. */
export async function downloadTokenList(
  address: string,
  options: Pick<DownloadOptions, 'isAllowed'>,
): Promise<string> {
  const bytes = await download(address, { ...options, accept: 'application/json' });
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
