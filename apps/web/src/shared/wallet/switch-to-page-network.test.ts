import { expect, it, vi } from 'vitest';
import { switchToPageNetwork } from './switch-to-page-network.ts';

it('[WAL-04] only logs the set-up of a network without a wallet', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(switchToPageNetwork(undefined)).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
