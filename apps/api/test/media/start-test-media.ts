import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../src/logger.ts';
import { createMediaApp } from '../../src/media/media-app.ts';
import { parseMediaConfig } from '../../src/media/media-config.ts';
import { createMediaDeps, type MediaParts } from '../../src/media/media-deps.ts';

export const uploadKey = 'a-key-of-the-tests-of-32-characters';

/** The real media origin, listening; its files are in a folder of its own unless the settings name another store. */
export async function startTestMedia(settings: Record<string, string> = {}, parts: MediaParts = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-test-media-'));
  const config = parseMediaConfig({
    MEDIA_PORT: '0',
    MEDIA_STORE: folder,
    MEDIA_UPLOAD_KEY: uploadKey,
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    ...settings,
  });
  const deps = createMediaDeps(config, createLogger(config.logLevel, 'media'), parts);
  const app = await createMediaApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    deps.directory.stop();
    deps.decoder.close();
    await deps.database?.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, deps, origin, folder, stop };
}
