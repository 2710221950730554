import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContenthash } from './contenthash.ts';

const parse = (hex: string) => parseContenthash(Uint8Array.from(Buffer.from(hex, 'hex')));
const digest = '29f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f';
const cid = 'bafybeibj6lixxzqtsb45ysdjnupvqkufgdvzqbnvmhw2kf7cfkesy7r7d4';

describe('parseContenthash', () => {
  it.each([
    ['the example of ENSIP-7', `e30101701220${digest}`, `ipfs://${cid}`],
    ['an identifier of version 0', `e3011220${digest}`, `ipfs://${cid}`],
    [
      'raw bytes',
      'e30101551220e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku',
    ],
    ['a name by its protobuf hash', `e50101701220${digest}`, `ipns://${cid}`],
    [
      'a name by its key',
      'e5010172002408011220d8a2c0d4f4bd2f1a2c3f0f2b3b5f2f9e1a7a7f5b6d5c4b3a29181706f5e4d3c2',
      'ipns://bafzaajaiaejcbwfcydkpjpjpdiwd6dzlhnps7hq2pj7vw3k4jm5csgaxa326ju6c',
    ],
    ["a website's name", 'e5010170000f6170702e756e69737761702e6f7267', 'ipns://app.uniswap.org'],
  ])('[TOK-09] reads %s', (_, hex, uri) => {
    expect(parse(hex)).toEqual({ kind: 'uri', uri });
  });

  it.each([
    ['swarm', 'e40101fa011b20d1de9994b4d039f6548d191eb26786769f580809256b4685ef316805265ea162'],
    ['onion', 'bc03783567736b693461336568'],
    ['a code of one byte', '00'],
  ])('[TOK-05] knows %s for another codec', (_, hex) => {
    expect(parse(hex)).toEqual({ kind: 'unrecognized-codec' });
  });

  it.each([
    ['nothing', ''],
    ['a code that does not end', 'e3'],
    ['a code longer than need be', 'e38100'],
    ['a namespace alone', 'e301'],
    ['version 2', `e30102701220${digest}`],
    ['a version alone', 'e30101'],
    ['a codec alone', 'e3010170'],
    ['no length', 'e301017012'],
    ['a hash cut short', `e30101701220${digest.slice(2)}`],
    ['a hash with something behind it', `e30101701220${digest}00`],
    ['a SHA-256 of another length', `e3010170121f${digest.slice(2)}`],
    ['an empty hash', 'e30101700000'],
    ['a website that climbs', 'e501017000052e2e2f2e2e'],
    ['a number without end', 'ffffffffff'],
    ['a flood', `e3011220${'00'.repeat(200_000)}`],
  ])('[TOK-05] takes %s for malformed', (_, hex) => {
    expect(parse(hex)).toEqual({ kind: 'malformed' });
  });

  it('[TOK-09] encodes any identifier in base 32, from which it can be decoded', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.constantFrom(0x55, 0x70, 0x71),
        (hash, codec) => {
          const id = Uint8Array.of(1, codec, 0x12, 32, ...hash);
          const read = parseContenthash(Uint8Array.of(0xe3, 1, ...id));
          expect(read.kind === 'uri' && decode(read.uri.replace('ipfs://b', ''))).toEqual([...id]);
        },
      ),
    );
  });

  it('[TOK-05] never throws and never leaves the namespace, for any input', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom([], [0xe3, 1], [0xe5, 1, 1, 0x70, 0]),
        (rest, start) => {
          const read = parseContenthash(Uint8Array.of(...start, ...rest));
          if (read.kind === 'uri') expect(read.uri).toMatch(/^ip[fn]s:\/\/[\w-]+(\.[\w-]+)*$/);
        },
      ),
    );
  });
});

/** Decodes base 32 bit by bit. */
function decode(text: string): number[] {
  const bits = Array.from(text, (letter) =>
    'abcdefghijklmnopqrstuvwxyz234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
