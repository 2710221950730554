/** The page waits no longer than this. */
const patienceMs = 500;

const stillSelector =
  'img[src^="/api/Artworks/first_still"], source[srcset^="/api/Artworks/first_still"] + img';

/**
 * Resolves when the pictures of the prerendered page are drawn, or can't be: React's first frame replaces their elements,
 * and would begin their loads again.
 */
export async function waitForFirstStills(root: ParentNode): Promise<void> {
  const stills = [...root.querySelectorAll<HTMLImageElement>(stillSelector)].filter(
    ({ currentSrc }) => currentSrc !== '',
  );
  if (stills.length === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(stills.map((still) => still.decode())), patience]);
}
