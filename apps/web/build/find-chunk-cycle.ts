import type { ViteManifest } from '../server/site/vite-manifest.ts';

/**
 * A cycle of static imports between chunks, as the names of its chunks; undefined where there is none. In a cycle one
 * chunk runs before the chunk that it reads: its constants are undefined then, and the page fails.
 */
export function findChunkCycle(manifest: ViteManifest): string[] | undefined {
  const finished = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(name);
    if (start !== -1) return [...path.slice(start), name];
    if (finished.has(name)) return undefined;
    for (const next of manifest[name]?.imports ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle) return cycle;
    }
    finished.add(name);
    return undefined;
  };
  for (const name of Object.keys(manifest)) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}
