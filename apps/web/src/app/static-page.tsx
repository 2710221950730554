import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { setRuntimeConfig } from '../shared/chain/runtime-config.ts';
import { messages } from '../shared/message/messages.ts';
import { findStaticTitle, noteStaticTitle } from '../shared/ui/static-title.ts';
import { AppFrame } from './app.tsx';
import { loadArea } from './loaded-area.ts';
import { type Route, routes } from './route-table.ts';

/** A page before any script runs. */
export interface StaticPage {
  /** Its path in the route table. */
  path: string;
  title: string;
  description: string;
  html: string;
}

/** A redirecting path is drawn as its target. */
const leadsTo = new Map([['/remove/:tokens', '/remove/:a/:b']]);

/**
 * Prerenders every page for the web server, which puts it into the HTML; the browser's first frame then replaces it.
 * All pages render in one synchronous pass, so no code that loads after the first paint is included.
 */
export async function renderStaticPages(config: RuntimeConfig): Promise<StaticPage[]> {
  setRuntimeConfig(config);
  const addresses = routes.map(({ path }) => toAddress(leadsTo.get(path) ?? path));
  for (const address of addresses) await loadArea(address);
  return routes.map((route, index) => renderPage(route, addresses[index] ?? '/'));
}

/** Placeholder addresses replace the parameters: a prerendered page has no data about them. */
function toAddress(path: string): string {
  let last = 0;
  return path.replaceAll(/:\w+/g, () => `0x${String((last += 1)).padStart(40, '0')}`);
}

function renderPage({ path, screen }: Route, address: string): StaticPage {
  // A page without a title must not keep the previous page's title.
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
 * Controls have no listeners yet: they take no focus, and fields are disabled, which looks the same. Nothing is
 * announced; the page that replaces it does that. Links work.
 */
function withoutUse(html: string): string {
  return html
    .replaceAll(/<(button|fieldset|select)\b/g, '<$1 inert')
    .replaceAll(/<(input|textarea)\b/g, '<$1 disabled')
    .replaceAll(/ (?:aria-live="[^"]*"|role="(?:alert|log|status)")/g, '')
    .replaceAll(/(<\/?)output\b/g, '$1span');
}
