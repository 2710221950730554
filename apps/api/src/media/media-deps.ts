import { Counter } from '@prometheus-io/client';
import { createRegistry } from '@tradewind/process/create-registry';
import { createDatabase } from '@tradewind/db/database';
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
import { createUserFiles } from './serve/create-user-files.ts';
import { createIncoming } from './upload/create-incoming.ts';
import { createPartStore } from './upload/create-part-store.ts';
import { createUploadSlots } from './upload/create-upload-slots.ts';
import { type UploadLimits, uploadLimits } from './upload/upload-limits.ts';

/** A picture waits for a decoder no longer than a request waits for its answer. */
const decoderLimits = { maxWaiting: 64, timeMs: 10_000, memoryBytes: 512 * 1024 * 1024 };

/** Parts that tests replace. */
export type MediaParts = {
  readonly limits?: Partial<UploadLimits>;
  readonly now?: () => Date;
  readonly freshMs?: number;
};

/** How long a takedown may take to count. */
const freshMs = 60_000;

/**
 * What the media process consists of; it has neither keys nor a signer. Its user of the database, where it has one, sees
 * sessions and files of users alone.
 */
export function createMediaDeps(config: MediaConfig, logger: FastifyBaseLogger, parts: MediaParts = {}) {
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
  const limits = { ...uploadLimits, ...parts.limits };
  const database = config.database && createDatabase(config.database.url, config.database.options);
  const incoming = createIncoming({ ...config.incoming, keepMs: limits.partsMs });
  return {
    now: parts.now ?? (() => new Date()),
    /** Undefined where no file of users is taken. */
    database,
    userFiles: database && createUserFiles(database, parts.freshMs ?? freshMs),
    limits,
    incoming,
    parts: createPartStore(incoming),
    slots: createUploadSlots(limits),
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
  const registry = createRegistry();
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
  const mediaUploads = new Counter({
    name: 'media_uploads_total',
    help: 'Uploads of users, by whether the file was kept, refused, or lost to a fault of ours.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return { registry, logoReadings, pictureUploads, mediaUploads, ...createHttpMetrics(registry) };
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
