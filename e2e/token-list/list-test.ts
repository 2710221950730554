import { test as base } from '../fixture/test.ts';
import { startListServer } from './list-server.ts';

/** Tests with their own list server. */
export const test = base.extend<{ lists: Awaited<ReturnType<typeof startListServer>> }>({
  lists: async ({}, use) => {
    const server = await startListServer();
    await use(server);
    await server.stop();
  },
});

export { expect } from '../fixture/test.ts';
