import { expect } from '@playwright/test';
import { slowAnswer } from '../fixture/page-watch.ts';
import { type Device, type Engine, sizes } from './engine.ts';
import { inspectDialog, inspectPage } from './inspect.ts';
import { type Control, locate, type Role } from './locate.ts';
import { type ObservedSites, observerPath } from './observe-sites.ts';

export type SitePage = ReturnType<typeof createSitePage>;

/** A second click within this time is ignored (SHELL-11). */
const clickPauseMs = 250;

const patience = { timeout: 30_000, intervals: [50] };
const shortPatience = { ...patience, timeout: 2_000 };
const openPatience = { ...patience, timeout: 5_000 };

/** Controls the site in an engine by user actions and visible results. */
export function createSitePage(engine: Engine, site: ObservedSites & { url: string }) {
  let clickedAt = 0;
  let device: Device = 'desktop';

  async function click(control: Control, limit: typeof patience = patience): Promise<void> {
    let last = '';
    const pause = clickedAt + clickPauseMs - Date.now();
    if (pause > 0) await new Promise((wait) => setTimeout(wait, pause));
    await expect(async () => {
      const found = await engine.run(locate, control);
      const now = JSON.stringify(found);
      const isAtRest = now === last;
      last = now;
      expect({ control, ...found }).toMatchObject({ control, state: 'ready' });
      expect(isAtRest, `${control.name} moves`).toBe(true);
      if (found.state === 'ready') await engine.click(found);
    }).toPass(limit);
    clickedAt = Date.now();
  }

  const page = {
    /** Sizes the page's view and waits until the page has that size. */
    async resize(to: Device): Promise<void> {
      device = to;
      await engine.resize(sizes[to]);
      await expect(async () =>
        expect(await engine.run(() => ({ width: innerWidth, height: innerHeight }))).toEqual(sizes[to]),
      ).toPass(patience);
    },
    changeDevice: (): Promise<void> => page.resize(device === 'desktop' ? 'phone' : 'desktop'),
    /** Opens a path and waits until its scripts listen. */
    async open(path: string): Promise<void> {
      await engine.open(new URL(path, site.url).href);
      await expect(async () =>
        expect(await engine.run(() => document.querySelector('#root button[inert]') === null)).toBe(true),
      ).toPass(patience);
    },
    click: (role: Role, name: string): Promise<void> => click({ role, name }),
    /** Clicks a button; first clicks another one each time that it appears. */
    async clickPast(name: string, first: string): Promise<void> {
      const before: Control = { role: 'button', name: first };
      await expect(async () => {
        if ((await engine.run(locate, before)).state === 'ready') await click(before, shortPatience);
        await click({ role: 'button', name }, shortPatience);
      }).toPass(patience);
    },
    /** Opens the dialog of a title by a button; clicks again where the page moved under the first click. */
    async openDialog(title: string, name: string): Promise<void> {
      await expect(async () => {
        if (!(await engine.run(readDialogTitle)).includes(title)) await click({ role: 'button', name });
        await page.expectDialog(title, openPatience);
      }).toPass(patience);
    },
    async fill(name: string, value: string): Promise<void> {
      await click({ role: 'textbox', name });
      await engine.run(() => (document.activeElement as HTMLInputElement).select());
      await engine.type(value);
    },
    /** Closes the dialog of this title with the keyboard. */
    async leave(title: string): Promise<void> {
      await engine.escape();
      await expect(async () => expect(await engine.run(readDialogTitle)).not.toContain(title)).toPass(
        patience,
      );
    },
    /**
     * Leaves the page before, with its faults, and clears the site's storage in this browser. A busy Firefox may still show
     * its first blank page, which has no storage.
     */
    async forget(): Promise<void> {
      await expect(async () => {
        await engine.open(site.url + observerPath);
        site.takeFaults();
        await engine.run(() => localStorage.clear());
      }).toPass(patience);
    },
    /** Waits until the page, or the dialog over it, contains the text. */
    async expectText(pattern: string): Promise<void> {
      await expect(async () => {
        const text = await engine.run(() => {
          const scope = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
          return scope.innerText;
        });
        expect(text).toMatch(new RegExp(pattern));
      }).toPass(patience);
    },
    /** Waits for the dialog of a title and checks its drawing. */
    async expectDialog(title: string, limit: typeof patience = patience): Promise<void> {
      await expect(async () => {
        expect(await engine.run(readDialogTitle)).toContain(title);
        expect(await engine.run(inspectDialog), title).toEqual([]);
      }).toPass(limit);
    },
    async expectNoDialog(): Promise<void> {
      await expect(async () => expect(await engine.run(readDialogTitle)).toBe('')).toPass(patience);
    },
    /** Waits for the page of a heading and checks its drawing. */
    async expectPage(heading: string): Promise<void> {
      await expect(async () => {
        expect(await engine.run(() => document.querySelector('h1')?.textContent)).toContain(heading);
        expect(await engine.run(inspectPage), heading).toEqual([]);
      }).toPass(patience);
    },
    expectNoFault: (allowed = /^$/): void =>
      expect(site.takeFaults().filter((fault) => !slowAnswer.test(fault) && !allowed.test(fault))).toEqual(
        [],
      ),
  };
  return page;
}

function readDialogTitle(): string {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog === undefined ? '' : (dialog.querySelector('h2')?.textContent ?? '');
}
