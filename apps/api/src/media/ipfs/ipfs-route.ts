import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CID } from 'multiformats/cid';
import { AppError } from '../../http/app-error.ts';
import { hasTag } from '../../http/has-tag.ts';
import { forEver } from '../serve/media-headers.ts';
import { sendFile } from '../serve/send-file.ts';
import { getLeafSize, toLeafId } from './content-id.ts';
import { createBlockHead, createCarHeader, createLeafEntries, toBlockEntry } from './create-car.ts';
import { type BlockDeps, findBlock, type FoundBlock } from './find-block.ts';
import { chooseFormat, type IpfsFormat, ipfsParams, ipfsQuery } from './ipfs-request.ts';
import { openLeaves, readLeaf, readTree, type ReadDeps, toPart } from './read-block.ts';

type Deps = BlockDeps & ReadDeps;

/** The address of no bytes, by which a client finds out whether this is a gateway. */
const probe = 'bafkqaaa';
const types = {
  raw: 'application/vnd.ipld.raw',
  car: 'application/vnd.ipld.car; version=1; order=dfs; dups=y',
  // A leaf of a file, without a wish: bytes that are no file by themselves.
  leaf: 'application/octet-stream',
} as const;

/** One request with what its answer is of. */
type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly cid: CID };

/**
 * GET and HEAD of files of users by their IPFS address: the file, one block of it, or all blocks as a CAR. Clients verify blocks
 * and CARs by the address, so that anybody can keep a copy (trustless gateway of IPFS).
 */
export function ipfsRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/ipfs/:cid',
      { schema: { params: ipfsParams, querystring: ipfsQuery } },
      async (request, reply) => {
        const { params, query, headers } = request;
        const { cid } = params;
        const format = chooseFormat(headers.accept, query.format);
        if (format === 'unknown') throw new AppError('BAD_REQUEST');
        const call = { request, reply, cid };
        reply.header('vary', 'accept');
        if (cid.toString() === probe && format !== 'file') return sendProbe(call, format);
        const block = await findBlock(cid, deps);
        reply.headers(describePath(cid, format, query.format === undefined));
        if (format === 'car') return sendCar(call, block, query['dag-scope'] === 'block', deps);
        if (format === 'raw' || block.kind === 'leaf') return sendBlock(call, block, format, deps);
        return sendFile(request, reply, { ...block.file, tag: cid.toString() }, deps.store);
      },
    );
  };
}

/** The names of the specification, and the address of this form where a header alone chose it. */
function describePath(cid: CID, format: IpfsFormat, isByHeader: boolean): Record<string, string> {
  const path = `/ipfs/${cid.toString()}`;
  const place = { 'content-location': `${path}?format=${format}` };
  return {
    'x-ipfs-path': path,
    'x-ipfs-roots': cid.toString(),
    ...(isByHeader && format !== 'file' && place),
  };
}

function sendProbe({ reply, cid }: Call, format: 'raw' | 'car'): FastifyReply {
  reply.headers({ 'content-type': types[format], 'content-disposition': 'attachment' });
  return reply.send(format === 'raw' ? Buffer.alloc(0) : createCarHeader(cid));
}

/** Whether the client has this answer already, by its tag. */
function isKnown({ request, reply }: Call, tag: string): boolean {
  const etag = `"${tag}"`;
  reply.headers({ etag, 'cache-control': forEver });
  return hasTag(request.headers['if-none-match'], etag);
}

type Attachment = { readonly type: string; readonly ending: 'bin' | 'car'; readonly length: number };

/** Once nothing can fail any more: a refusal has none of these headers. */
function describeBody({ reply, cid }: Call, { type, ending, length }: Attachment): void {
  reply.headers({
    'content-type': type,
    'content-length': length,
    'content-disposition': `attachment; filename="${cid.toString()}.${ending}"`,
  });
}

/** One block: the root of a file of several leaves, or a leaf. */
async function sendBlock(
  call: Call,
  block: FoundBlock,
  format: IpfsFormat,
  deps: Deps,
): Promise<FastifyReply> {
  const { request, reply, cid } = call;
  const { digest } = cid.multihash;
  if (isKnown(call, `${cid.toString()}.${format}`)) return reply.code(304).send();
  const { root } = await readTree(block, digest, deps);
  const { start, end } = toPart(block);
  const length = root === undefined ? end - start + 1 : root.length;
  const body =
    request.method === 'HEAD'
      ? Readable.from([])
      : root === undefined
        ? await readLeaf(block, digest, deps)
        : Buffer.from(root);
  describeBody(call, { type: format === 'raw' ? types.raw : types.leaf, ending: 'bin', length });
  return reply.send(body);
}

/** All blocks below an address, in the order of the file; or its own block alone. */
async function sendCar(
  call: Call,
  block: FoundBlock,
  isRootAlone: boolean,
  deps: Deps,
): Promise<FastifyReply> {
  const { request, reply, cid } = call;
  if (isKnown(call, `${cid.toString()}.car${isRootAlone ? '.block' : ''}`)) return reply.code(304).send();
  const { digests, root } = await readTree(block, cid.multihash.digest, deps);
  const entry = root === undefined ? [] : [toBlockEntry({ cid, bytes: root })];
  const head = Buffer.concat([createCarHeader(cid), ...entry]);
  const leaves = isRootAlone && root !== undefined ? [] : digests;
  const length = head.length + measureEntries(block, leaves);
  const hasBytes = leaves.length > 0 && request.method !== 'HEAD';
  const source = hasBytes ? await openLeaves(block, deps) : undefined;
  describeBody(call, { type: types.car, ending: 'car', length });
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  if (source === undefined) return reply.send(head);
  const entries = joinEntries(head, createLeafEntries(source, leaves));
  const body = Readable.from(entries, { objectMode: false });
  // Also where the client left before the first leaf was read.
  body.once('close', () => source.destroy());
  return reply.send(body);
}

function measureEntries(block: FoundBlock, leaves: readonly Buffer[]): number {
  const { start, end } = toPart(block);
  return leaves.reduce((sum, digest, place) => {
    const size = getLeafSize(end - start + 1, place);
    return sum + createBlockHead(toLeafId(digest), size).length + size;
  }, 0);
}

async function* joinEntries(head: Buffer, leaves: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* leaves;
}
