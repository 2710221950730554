import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { setRuntimeConfig } from '../shared/chain/runtime-config.ts';
import { messages } from '../shared/message/messages.ts';
import { findStaticTitle, noteStaticTitle } from '../shared/ui/static-title.ts';
import { AppFrame } from './app.tsx';
import { loadArea } from './loaded-area.ts';
import { type Route, routes } from './route-table.ts';

/** A page as it is before any script has run. */
export interface StaticPage {
  /** Its path as the route table writes it. */
  path: string;
  title: string;
  description: string;
  html: string;
}

/** A path that only leads on is drawn as where it leads. */
const leadsTo = new Map([['/remove/:tokens', '/remove/:a/:b']]);

/**
 * Draws every page for the web server, which puts it into the HTML; the browser's first frame then takes its place.
 * All are drawn at one go: no code that comes after the first paint can arrive in between, so none is in them.
 */
export async function renderStaticPages(config: RuntimeConfig): Promise<StaticPage[]> {
  setRuntimeConfig(config);
  const addresses = routes.map(({ path }) => toAddress(leadsTo.get(path) ?? path));
  for (const address of addresses) await loadArea(address);
  return routes.map((route, index) => renderPage(route, addresses[index] ?? '/'));
}

/** Contracts that are none stand for the parameters: a page is drawn before anything about them is known. */
function toAddress(path: string): string {
  let last = 0;
  return path.replaceAll(/:\w+/g, () => `0x${String((last += 1)).padStart(40, '0')}`);
}

function renderPage({ path, screen }: Route, address: string): StaticPage {
  // A page that names itself nothing has not the name of the one before.
  noteStaticTitle(messages.shell.productName);
  const html = renderToStaticMarkup(
    <StaticRouter location={address}>
      <AppFrame />
    </StaticRouter>,
  );
  return { path, title: findStaticTitle(), description: describe(screen), html: withoutUse(html) };
}

function describe(screen: string): string {
  const texts: Readonly<Record<string, string>> = messages.description;
  return texts[screen] ?? messages.description.home;
}

/**
 * Nothing listens to a control yet: it takes no focus and no typing that would be lost. A field is disabled, which looks the same. Nothing is announced, for the page that takes
 * its place does so. Links work as they are.
 */
function withoutUse(html: string): string {
  return html
    .replaceAll(/<(button|fieldset|select)\b/g, '<$1 inert')
    .replaceAll(/<(input|textarea)\b/g, '<$1 disabled')
    .replaceAll(/ (?:aria-live="[^"]*"|role="(?:alert|log|status)")/g, '')
    .replaceAll(/(<\/?)output\b/g, '$1span');
}
