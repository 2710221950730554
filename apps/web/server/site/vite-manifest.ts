import { z } from 'zod';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

/** Vite's manifest of a build: source module -> chunk. */
export const viteManifestSchema = z.record(z.string(), chunkSchema);

export type ViteManifest = z.infer<typeof viteManifestSchema>;

/** Files of some modules and of their static imports: a browser loads these at once. */
export function listStaticFiles(manifest: ViteManifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}
