import type { Page, WebSocketRoute } from '@playwright/test';
import { expect } from '../fixture/test.ts';

/** Leaves the page nothing by which it could hear of a block but the hub: no polls, and a node whose websocket is silent. */
export async function leaveOnlyHub(page: Page, rpcUrl: string): Promise<void> {
  await page.routeWebSocket(`${rpcUrl.replace(/^http/, 'ws')}/**`, () => undefined);
  await page.addInitScript(() => {
    const original = window.setInterval.bind(window);
    // The page's polls are intervals of a second and more.
    window.setInterval = ((callback: () => void, ms = 0) =>
      ms < 1000 ? original(callback, ms) : 0) as typeof window.setInterval;
  });
}

/** A way to cut the page off from the hub and to let it back. */
export async function createHubSwitch(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/stocks\?/, (socket) => {
    if (isCut) return void socket.close();
    open.add(socket);
    return void socket.connectToServer();
  });
  return {
    cut: async (): Promise<void> => {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    join: (): void => {
      isCut = false;
    },
  };
}

/** How the panel of the network says that the page is told of what happens. */
export async function expectLive(page: Page, state: 'Live' | 'Connecting'): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Network nodes' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Network nodes/ }).click();
  await expect(
    panel.getByRole('region', { name: 'Live updates' }).getByText(state, { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
