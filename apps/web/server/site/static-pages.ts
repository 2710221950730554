import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { WebConfig } from '../config.ts';
import { toRuntimeConfig } from './runtime-config-script.ts';

/** The build's prerender bundle, below its own folder; never served. */
export const staticPagesFolder = '.static-pages';

/** Drawing every page takes about a second; the machine may be busy. */
const patienceMs = 60_000;

const staticPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
  /** Modules whose chunks the HTML preloads. */
  preloads: z.array(z.string()),
  /** Our own requests that the HTML starts. */
  requests: z.array(z.object({ path: z.string(), media: z.string().optional() })).default([]),
  /** The page's module, and the limits of its scripts and of its later parts. */
  module: z.string(),
  budget: z.object({
    limit: z.number(),
    beyond: z.string().optional(),
    own: z.number().optional(),
    scripts: z.number().optional(),
  }),
  parts: z.array(z.object({ module: z.string(), limit: z.number() })).default([]),
});

/** A page of the site as it is shown before any script runs. */
export type StaticPage = z.infer<typeof staticPageSchema>;

/** Prerenders the pages of a build for these settings; throws when the bundle fails. */
export async function renderStaticPages(folder: string, config: WebConfig): Promise<StaticPage[]> {
  const module = pathToFileURL(join(folder, staticPagesFolder, 'static-page.js')).href;
  const worker = new Worker(new URL('./static-page-worker.ts', import.meta.url), {
    workerData: { module, config: toRuntimeConfig(config) },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const signal = AbortSignal.timeout(patienceMs);
  const ended = once(worker, 'exit').then(() => {
    throw new Error('the worker ended without an answer');
  });
  try {
    const [answer] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return z.array(staticPageSchema).parse(answer);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`The pages of this build could not be drawn: ${reason}`, { cause: error });
  } finally {
    ended.catch(() => undefined);
    await worker.terminate();
  }
}

/** The page of a path, in any letter case, with or without a trailing slash. An unknown path has the HTML of home. */
export function findStaticPage(pages: readonly StaticPage[], path: string): StaticPage | undefined {
  const wanted = toSegments(path);
  return (
    pages.find((page) => isMatch(toSegments(page.path), wanted)) ?? pages.find((page) => page.path === '/')
  );
}

function toSegments(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
}
