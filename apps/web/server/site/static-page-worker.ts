import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** Prerenders every page once with the code of the build. The worker keeps that code out of the server. */
const { module, config } = z.object({ module: z.string(), config: z.unknown() }).parse(workerData);
const render = z.custom<(config: unknown) => unknown>((value) => typeof value === 'function');
const { renderStaticPages } = z.object({ renderStaticPages: render }).parse(await import(module));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(await renderStaticPages(config));
