/** One module of each of the chunks `data`, `currencies` and `known` (build/chunk-groups.ts); a chunk imports earlier ones. */
const chunks = [
  () => import('../shared/chain/explorer-link.ts'),
  () => import('../shared/token-list/token-address.ts'),
  () => import('../shared/chain/is-read-of.ts'),
];

/**
 * Loads the code that almost every page shares, each chunk as an import of its own: the browser evaluates it in a task
 * of its own. As an import of a page's part all of it would be one long task, which delays input and paint.
 */
export function loadSharedCode(): void {
  // A part that needs code which failed to load reports it.
  for (const load of chunks) void load().catch(() => undefined);
}
