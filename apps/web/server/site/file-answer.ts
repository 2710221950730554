import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding } from '@tradewind/schema/wire/choose-encoding';
import type { Answer } from '../http/respond.ts';
import type { SiteFile } from './site-file.ts';

/** A file of the build in the best encoding; files with their hash in the name are immutable. */
export function fileAnswer(file: SiteFile, requestHeaders: IncomingHttpHeaders): Answer {
  const { encoding, body } = chooseBody(file, requestHeaders['accept-encoding']);
  const headers = {
    'content-type': file.contentType,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(file.integrity && { etag: `"${file.integrity.slice(7, 39)}-${encoding}"` }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const isKnown = headers.etag !== undefined && requestHeaders['if-none-match'] === headers.etag;
  return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body };
}

function chooseBody(file: SiteFile, acceptEncoding: string | undefined) {
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === 'br' && file.brotli) return { encoding, body: file.brotli };
  if (encoding !== 'identity' && file.gzip) return { encoding: 'gzip', body: file.gzip } as const;
  return { encoding: 'identity', body: file.content } as const;
}
