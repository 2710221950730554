import { collectDefaultMetrics, Counter, Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import { createMediaStore } from '../adapters/media-store/create-media-store.ts';
import type { Lifecycle } from '../deps.ts';
import { createHttpMetrics } from '../health/http-metrics.ts';
import { createDecoder } from './decode/create-decoder.ts';
import { createLogoDirectory } from './logo/logo-directory.ts';
import { createLogoShelf } from './logo/create-logo-shelf.ts';
import { createOwnLogos } from './logo/own-logos.ts';
import { readLogo } from './logo/read-logo.ts';
import type { MediaConfig } from './media-config.ts';
import { createFileReader } from './serve/create-file-reader.ts';

/** A picture waits for a decoder no longer than a request waits for its answer. */
const decoderLimits = { maxWaiting: 64, timeMs: 10_000, memoryBytes: 512 * 1024 * 1024 };

/** What the media process consists of; it has neither keys nor a signer, and no database. */
export function createMediaDeps(config: MediaConfig, logger: FastifyBaseLogger) {
  const store = createMediaStore(config.store);
  const decoder = createDecoder({ children: config.decoders, ...decoderLimits });
  const isAllowed = ({ host }: URL) => config.openHosts.has(host);
  const foreign = { gateway: config.tokenListGateway, isAllowed, store };
  const metrics = createMediaMetrics();
  const shelf = createLogoShelf({
    read: (uri) => countReading(metrics.logoReadings, () => readLogo(uri, { ...foreign, decoder })),
    store,
    logger,
  });
  const lifecycle: Lifecycle = { isClosing: false };
  return {
    config,
    logger,
    lifecycle,
    metrics,
    store,
    decoder,
    shelf,
    directory: createLogoDirectory({ ...foreign, lists: config.tokenLists, logger }),
    ownLogos: createOwnLogos(),
    readFile: createFileReader(store),
  };
}

function createMediaMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const logoReadings = new Counter({
    name: 'media_logo_readings_total',
    help: 'Downloads of logos, by whether a picture came of them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const pictureUploads = new Counter({
    name: 'media_picture_uploads_total',
    help: 'Uploaded pictures, by whether one was kept, refused, or lost to a fault of ours.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return { registry, logoReadings, pictureUploads, ...createHttpMetrics(registry) };
}

async function countReading<Result>(
  counter: Counter<'outcome'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    counter.inc({ outcome: 'kept' });
    return result;
  } catch (error) {
    counter.inc({ outcome: 'refused' });
    throw error;
  }
}

export type MediaDeps = ReturnType<typeof createMediaDeps>;
