import * as z from 'zod/mini';

/** What artists make: an entry of the menu. */
export const channelSchema = z.object({ id: z.int(), artworksName: z.string() });
export const channelListSchema = z.array(channelSchema);

const pageNumber = z.int().check(z.positive(), z.maximum(100_000));
const pageSize = z.int().check(z.positive(), z.maximum(100));

/** Body of `/TypeArtworks/search`. */
export const channelSearchRequest = z.object({
  pageNumber: z.prefault(pageNumber, 1),
  pageSize: z.prefault(pageSize, 24),
});
