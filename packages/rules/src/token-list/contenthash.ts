/** A parsed ENS contenthash: the address of a content, or why there is none. */
export type Contenthash =
  | { readonly kind: 'uri'; readonly uri: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unrecognized-codec' };

/** Namespaces by their code in the multicodec table (ENSIP-7). */
const namespaces = new Map([
  [0xe3, 'ipfs'],
  [0xe5, 'ipns'],
]);
const byteLimit = 256;
const dagProtobuf = 0x70;
const identity = 0x00;
const sha256 = 0x12;
const sha256Size = 32;

/**
 * Parses a contenthash: a namespace, then a content identifier, which is returned in version 1 and base 32. A
 * contenthash that is shorter or longer than it declares, or longer than 256 bytes, is malformed. A namespace
 * other than ipfs and ipns is another codec.
 */
export function parseContenthash(bytes: Uint8Array): Contenthash {
  const code = readVarint(bytes, 0);
  if (!code || bytes.length > byteLimit) return { kind: 'malformed' };
  const namespace = namespaces.get(code.value);
  if (namespace === undefined) return { kind: 'unrecognized-codec' };
  const path = parseContentId(bytes.subarray(code.end), namespace);
  return path === undefined ? { kind: 'malformed' } : { kind: 'uri', uri: `${namespace}://${path}` };
}

/** The path of a content at a gateway; undefined for an invalid content identifier. */
function parseContentId(bytes: Uint8Array, namespace: string): string | undefined {
  // Version 0 is the bare SHA-256 of a protobuf node.
  if (bytes[0] === sha256) return parseContentId(Uint8Array.of(1, dagProtobuf, ...bytes), namespace);
  const version = readVarint(bytes, 0);
  const codec = version?.value === 1 ? readVarint(bytes, version.end) : undefined;
  const content = codec && findContent(bytes.subarray(codec.end));
  if (!content) return undefined;
  // An old format of a website, with its name as plain text.
  const isHostName = namespace === 'ipns' && codec.value === dagProtobuf && content.kind === identity;
  return isHostName ? toHostName(content.bytes) : `b${toBase32(bytes)}`;
}

/** The parts of a multihash: the kind of hash, its length, and as many bytes; undefined for anything else. */
function findContent(hash: Uint8Array): { kind: number; bytes: Uint8Array } | undefined {
  const kind = readVarint(hash, 0);
  const size = kind && readVarint(hash, kind.end);
  if (!size || size.value === 0 || size.end + size.value !== hash.length) return undefined;
  if (kind.value === sha256 && size.value !== sha256Size) return undefined;
  return { kind: kind.value, bytes: hash.subarray(size.end) };
}

function toHostName(bytes: Uint8Array): string | undefined {
  const name = String.fromCharCode(...bytes);
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(name) ? name : undefined;
}

const varintLimit = 4;

/** An unsigned number of at most four bytes, seven bits each, lowest first, in its shortest form. */
function readVarint(bytes: Uint8Array, start: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let index = 0; index < varintLimit; index += 1) {
    const byte = bytes[start + index];
    if (byte === undefined) return undefined;
    value += (byte % 128) * 128 ** index;
    if (byte < 128) return byte === 0 && index > 0 ? undefined : { value, end: start + index + 1 };
  }
  return undefined;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648, lower case, without padding. */
function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let pending = 0;
  for (const byte of bytes) {
    pending = pending * 256 + byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[Math.floor(pending / 2 ** bits)] ?? '';
      pending %= 2 ** bits;
    }
  }
  return bits === 0 ? text : text + (alphabet[pending * 2 ** (5 - bits)] ?? '');
}
