import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createMediaApp } from './media-app.ts';
import { parseMediaConfig } from './media-config.ts';
import { createMediaDeps } from './media-deps.ts';
import { shutDownMedia } from './shut-down-media.ts';

it('[OPS-03] given a spare connection of a browser, which never sent a request, when the media process stops, then it ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-media-stop-'));
  const config = parseMediaConfig({ MEDIA_PORT: '0', MEDIA_STORE: folder, LOG_LEVEL: 'silent' });
  const deps = createMediaDeps(config, createLogger(config.logLevel, 'media'));
  const app = await createMediaApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const spare = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(spare, 'connect');
  const ended = once(spare.resume(), 'close');
  await shutDownMedia(app, deps, 100);
  await ended;
  await expect(fetch(`${origin}/livez`)).rejects.toThrow();
  await rm(folder, { recursive: true });
});
