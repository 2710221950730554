import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { findPort } from '../../../test/find-port.ts';

export const accessKeyId = 'TESTKEY';
export const secretAccessKey = 'test/secret+key';

/** What the server does to the next requests: `pass` answers them. */
export type Fault = 'pass' | 'slow-down' | 'cut' | 'damage' | 'silent' | 'lost';

/**
 * A bucket in memory that verifies the signature (version 4) of each request by itself, and fails on purpose.
 * It knows put, get with a range, and head of an object and of the bucket. `lost`: it does what it should, and the answer
 * does not arrive.
 */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, Buffer>();
  const state: { faults: Fault[]; requests: string[]; refused: number } = {
    faults: [],
    requests: [],
    refused: 0,
  };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const path = request.url?.split('?')[0] ?? '';
    state.requests.push(`${request.method} ${path}`);
    if (!isSigned(request, body)) {
      state.refused += 1;
      return refuse(response, 403, 'SignatureDoesNotMatch');
    }
    const fault = state.faults.shift() ?? 'pass';
    if (fault === 'silent') return;
    if (fault === 'slow-down') return refuse(response, 503, 'SlowDown');
    if (!path.startsWith(`/${bucket}`)) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    if (fault === 'lost') return void request.socket.destroy();
    const found = objects.get(path);
    if (request.method === 'GET')
      return found ? send(response, found, fault, request.headers.range) : refuse(response, 404, 'NoSuchKey');
    if (request.method === 'HEAD' && path !== `/${bucket}` && path !== `/${bucket}/`)
      return void response.writeHead(found ? 200 : 404, found && { 'content-length': found.length }).end();
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  };
  return { objects, state, endpoint: `http://127.0.0.1:${findPort(server)}`, stop };
}

function send(response: ServerResponse, whole: Buffer, fault: Fault, range = ''): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const bytes = start === undefined ? whole : whole.subarray(Number(start), Number(end) + 1);
  const sent = fault === 'damage' ? Buffer.from(bytes).fill(0, 0, 1) : bytes;
  response.writeHead(start === undefined ? 200 : 206, { 'content-length': sent.length });
  if (fault === 'cut') response.write(sent.subarray(0, sent.length >> 1), () => response.destroy());
  else response.end(sent);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, message: string) => createHmac('sha256', key).update(message).digest();

/** Computes the signature as the published description of Signature Version 4 says, from the request alone. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', signed = '', given = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  const contentHash = String(headers['x-amz-content-sha256']);
  const isFresh = Math.abs(Date.now() - toTime(date)) < 15 * 60_000 && date.startsWith(day);
  if (key !== accessKeyId || !isFresh || !signed.split(';').includes('host')) return false;
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== hash(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const canonicalQuery = query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .toSorted()
    .join('&');
  const canonicalHeaders = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, canonicalQuery, canonicalHeaders.join(''), signed, contentHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = [region, 's3', 'aws4_request'].reduce(
    (current: Buffer, part) => hmac(current, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

/** `20261123T140917Z` in milliseconds. */
function toTime(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
