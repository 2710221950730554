import { createHash } from 'node:crypto';
import type { WebConfig } from '../config.ts';
import { html as escaped } from '../http/html.ts';
import { moveInlineStyles } from './inline-styles.ts';
import type { Site } from './load-site.ts';
import { runtimeConfigScript } from './runtime-config-script.ts';
import { findStaticPage, type StaticPage } from './static-pages.ts';
import { listStaticFiles } from './vite-manifest.ts';

export type PageAddress = { readonly path: string; readonly hasQuery: boolean };

export type PageSource = {
  /** The HTML of an address, complete. */
  render: (address: PageAddress) => string;
  /** A key that is equal for all addresses with the same HTML. */
  findKey: (address: PageAddress) => string;
  /** The theme's script and style sheet for a page of the server itself. */
  themeHead: string;
  scriptHashes: string[];
  styleHashes: string[];
};

const stylesheetTag = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** The scripts come after the font: the page is visible without them. */
const assetTag = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.js)"/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"[^>]*>/;
const emptyRoot = '<div id="root"></div>';

/** For the content security policy: the exact text of an inline block. */
function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function preloadTag(site: Site, path: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}" integrity="${site.files.get(path)?.integrity}">`;
}

/** The hash of every script, lazy chunks included; placed before the first module. */
function integrityMap(site: Site): string {
  // A worker is no import: the map does not reach it.
  const scripts = [...site.files].filter(([path]) => /^\/assets\/[^/]+\.js$/.test(path));
  return JSON.stringify({
    integrity: Object.fromEntries(scripts.map(([path, file]) => [path, file.integrity])),
  });
}

function fontPreloads(site: Site): string {
  const fonts = [...site.files.keys()].filter((path) => path.endsWith('.woff2'));
  return fonts
    .map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`)
    .join('');
}

/** Fills in everything that is equal for all paths once: inlined styles, integrity, runtime config, fonts. */
export function createPageSource(site: Site, config: WebConfig): PageSource {
  const styles: string[] = [];
  const importMap = integrityMap(site);
  const withStyles = site.template.replaceAll(stylesheetTag, (tag, path: string) => {
    const css = site.files.get(path)?.content.toString();
    if (css === undefined) return tag;
    styles.push(css);
    return `<style>${css}</style>`;
  });
  const html = withStyles.replaceAll(
    assetTag,
    (tag, path: string) => `${tag} fetchpriority="low" integrity="${site.files.get(path)?.integrity}"`,
  );
  const scripts = [...html.matchAll(inlineScript)].map(([, text = '']) => text);
  const drawn = moveInlineStyles(site.staticPages);
  const head = `<script type="importmap">${importMap}</script>${runtimeConfigScript(config)}<style>${drawn.css}</style>${fontPreloads(site)}`;
  // The pictures of a page belong to its address without a query: with a filter, it shows others.
  const filtered = drawn.pages.map(withoutOwnPictures);
  const findPage = ({ path, hasQuery }: PageAddress) =>
    findStaticPage(hasQuery ? filtered : drawn.pages, path);
  return {
    render: (address) => {
      const page = findPage(address);
      return fillPage(
        html.replace('<!--head-->', () => head + pagePreloads(site, page)),
        page,
      );
    },
    findKey: (address) => {
      const page = findPage(address);
      return `${page?.path ?? ''} ${page === findStaticPage(drawn.pages, address.path)}`;
    },
    themeHead: `${styles.map((css) => `<style>${css}</style>`).join('')}${scripts.map((text) => `<script>${text}</script>`).join('')}`,
    scriptHashes: [importMap, ...scripts].map(toHashSource),
    styleHashes: [...styles, drawn.css].map(toHashSource),
  };
}

/** A picture that our API finds, in a prerendered page. */
const ownPicture = /<(?:img|source)\b[^>]* src(?:set)?="\/api\/[^>]*>/gi;

/** The same page where it has no such picture. */
function withoutOwnPictures(page: StaticPage): StaticPage {
  const html = page.html.replaceAll(ownPicture, '');
  return html === page.html ? page : { ...page, html };
}

/** The prerendered content of a path, with its title and description. */
function fillPage(html: string, page: StaticPage | undefined): string {
  if (page === undefined) return html;
  return html
    .replace(titleTag, () => escaped`<title>${page.title}</title>`.text)
    .replace(descriptionTag, () => escaped`<meta name="description" content="${page.description}">`.text)
    .replace(emptyRoot, () => `<div id="root">${page.html}</div>`);
}

/** The page's own chunks with their static imports, without those that the entry loads; then its own requests. */
function pagePreloads(site: Site, page: StaticPage | undefined): string {
  if (page === undefined) return '';
  const { viteManifest } = site;
  const entries = Object.keys(viteManifest).filter((name) => viteManifest[name]?.isEntry);
  const loaded = new Set(listStaticFiles(viteManifest, entries));
  const files = listStaticFiles(viteManifest, page.preloads).filter((file) => !loaded.has(file));
  return [...files.map((file) => preloadTag(site, `/${file}`)), ...page.requests.map(requestTag)].join('');
}

/** A request starts while the scripts load, never before them. */
function requestTag({ path, media }: StaticPage['requests'][number]): string {
  const where = media === undefined ? escaped`` : escaped` media="${media}"`;
  return escaped`<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${path}"${where}>`.text;
}
