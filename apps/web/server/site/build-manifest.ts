import { z } from 'zod';

export const webModes = ['local', 'production'] as const;

/**
 * Written last by the build. Published as /build-manifest.json,
 * so that an outside monitor can compare the served files.
 */
export const buildManifestSchema = z.object({
  mode: z.enum(webModes),
  sourcesHash: z.string(),
  files: z.array(z.object({ path: z.string(), integrity: z.string(), bytes: z.number() })),
});

export type WebMode = (typeof webModes)[number];
export type BuildManifest = z.infer<typeof buildManifestSchema>;
