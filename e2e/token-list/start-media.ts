import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../fixture/program.ts';

/**
 * Starts a media process with the logos of one list, by default on a free port. Of this machine's servers it reads that
 * of the list alone.
 */
export async function startMedia(list: string, givenPort?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-e2e-media-'));
  const toSettings = (port: string) => ({
    MEDIA_PORT: port,
    MEDIA_STORE: folder,
    MEDIA_TOKEN_LISTS: list,
    MEDIA_OPEN_HOSTS: new URL(list).host,
  });
  const media = await startProgram('apps/api/src/media-main.ts', toSettings, givenPort);
  return {
    url: media.url,
    stop: async (): Promise<void> => {
      await media.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
