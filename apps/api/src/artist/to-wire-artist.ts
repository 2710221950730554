import type { ArtistRow } from '@tradewind/db/artist/tables';
import type { WireArtist } from '@tradewind/schema/artist/artist';

/** A profile with the names of the specification. */
export function toWireArtist({
  id,
  account,
  name,
  description,
  link,
  avatar,
  banner,
}: ArtistRow): WireArtist {
  return {
    id,
    ownerAddress: account,
    artistName: name,
    artistDescription: description,
    publicProfileLink: link,
    avatarName: avatar,
    banner,
  };
}
