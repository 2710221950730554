import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { setRuntimeConfig } from '../shared/chain/runtime-config.ts';
import { messages } from '../shared/message/messages.ts';
import type { Page, ServedPage } from '../shared/site/page.ts';
import { findStaticTitle, noteStaticTitle } from '../shared/ui/static-title.ts';
import { AppFrame } from './app.tsx';
import { loadArea } from './loaded-area.ts';
import { routes } from './route-table.ts';

/** A page before any script runs, with all that the web server and the build know of it. */
export interface StaticPage extends Pick<ServedPage, 'module' | 'budget' | 'parts' | 'requests'> {
  /** Its path in the route table. */
  path: string;
  title: string;
  description: string;
  html: string;
  /** The modules whose chunks the HTML preloads. */
  preloads: readonly string[];
}

/**
 * Prerenders every page for the web server, which puts it into the HTML; the browser's first frame then replaces it.
 * It is English; another language hides it until its own texts are there (language-boot.js).
 * All pages render in one synchronous pass, so no code that loads after the first paint is included.
 */
export async function renderStaticPages(config: RuntimeConfig): Promise<StaticPage[]> {
  setRuntimeConfig(config);
  const addresses = routes.map(({ path, served }) => toAddress(served?.drawnAs ?? path));
  for (const address of addresses) await loadArea(address);
  return routes.map((route, index) => renderPage(route, addresses[index] ?? '/'));
}

/** Placeholder addresses replace the parameters: a prerendered page has no data about them. */
function toAddress(path: string): string {
  let last = 0;
  return path.replaceAll(/:\w+/g, () => `0x${String((last += 1)).padStart(40, '0')}`);
}

function renderPage({ path, served }: Page, address: string): StaticPage {
  if (served === undefined) throw new TypeError(`${path} is not of a bundle for the server`);
  // A page without a title must not keep the previous page's title.
  noteStaticTitle(messages.shell.productName);
  const html = renderToStaticMarkup(
    <StaticRouter location={address}>
      <AppFrame />
    </StaticRouter>,
  );
  const { module, budget, parts, requests, description, drawnAs } = served;
  return {
    path,
    title: findStaticTitle(),
    description: description ?? messages.siteDescription.home,
    html: `<div lang="en">${withoutUse(html)}</div>`,
    preloads: [module, ...routes.flatMap((page) => (page.path === drawnAs ? findModule(page) : []))],
    module,
    budget,
    ...(parts && { parts }),
    ...(requests && { requests }),
  };
}

function findModule({ served }: Page): readonly string[] {
  return served === undefined ? [] : [served.module];
}

/**
 * Controls have no listeners yet: they take no focus, and fields are disabled, which looks the same. Nothing is
 * announced; the page that replaces it does that. Links work. React's early loads of pictures only repeat their elements.
 */
function withoutUse(html: string): string {
  return html
    .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll(/<(button|fieldset|select)\b/g, '<$1 inert')
    .replaceAll(/<(input|textarea)\b/g, '<$1 disabled')
    .replaceAll(/ (?:aria-live="[^"]*"|role="(?:alert|log|status)")/g, '')
    .replaceAll(/(<\/?)output\b/g, '$1span');
}
