import { base16, base16upper } from 'multiformats/bases/base16';
import { base32, base32upper } from 'multiformats/bases/base32';
import { base36, base36upper } from 'multiformats/bases/base36';
import { base58btc } from 'multiformats/bases/base58';
import { CID } from 'multiformats/cid';

const bases = base32.decoder
  .or(base32upper.decoder)
  .or(base36.decoder)
  .or(base36upper.decoder)
  .or(base58btc.decoder)
  .or(base16.decoder)
  .or(base16upper.decoder);

/** An address in any usual spelling, as CIDv1; undefined for any other text. */
export function parseContentId(text: string): CID | undefined {
  try {
    // Version 0 has no letter of a base.
    const cid = /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/.test(text) ? CID.parse(text) : CID.parse(text, bases);
    return cid.toV1();
  } catch {
    return undefined;
  }
}
