import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from '@tradewind/schema/wire/choose-encoding';
import type { Answer } from '../http/respond.ts';
import type { PageAddress, PageSource } from './page-html.ts';

/** It takes a multiple of the time of level 10, once for each page, and makes every answer 2% smaller. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

function encode(html: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, brotliQuality);
  return encoding === 'gzip' ? gzipSync(html) : Buffer.from(html);
}

type ToHeaders = (request: IncomingHttpHeaders) => OutgoingHttpHeaders;

/** The page of any address. Each distinct HTML is compressed once per encoding. */
export function createPageAnswers(source: PageSource, toHeaders: ToHeaders) {
  const bodies = new Map<string, Buffer>();
  return (address: PageAddress, request: IncomingHttpHeaders): Answer => {
    const encoding = chooseEncoding(request['accept-encoding']);
    const key = `${encoding} ${source.findKey(address)}`;
    const body = bodies.get(key) ?? encode(source.render(address), encoding);
    bodies.set(key, body);
    const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const headers = { ...toHeaders(request), ...encodingHeader, vary: 'accept-encoding, cookie' };
    return { status: 200, headers, body };
  };
}
