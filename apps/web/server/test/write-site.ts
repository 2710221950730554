import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '../../build/precompress.ts';
import { listFiles } from '../../build/list-files.ts';

export const themeScript = `document.documentElement.dataset.theme = 'dark';`;
export const entryScript = `import('./swap-2.js');${'// long enough to be worth compressing '.repeat(20)}`;

const sources: Record<string, string> = {
  'index.html': `<!doctype html><html><head><meta name="description" content="site" /><title>Site</title><!--head--><script>${themeScript}</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"></div></body></html>`,
  'assets/index-1.js': entryScript,
  'assets/swap-2.js': 'export const swap = 1;',
  'assets/index-1.css': '.a{color:red}',
  'assets/inter-1.woff2': 'font',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.static-pages/static-page.js': `export function renderStaticPages({ chainId }) {
    const draw = (path, title, module, served) => ({ path, title, description: title + ' "of" ' + chainId, html: '<h1 style="margin:1px">' + title + '</h1>', module, preloads: [module], budget: { limit: 55 }, ...served });
    return [
      draw('/', 'Home', 'src/home-page.tsx'),
      draw('/swap', 'Swap <&>', 'src/features/area/swap-page.tsx', { requests: [{ path: '/api/first' }, { path: '/api/wide?a=1&b=2', media: '(min-width: 64rem)' }], budget: { limit: 55, scripts: 3 } }),
      draw('/pools/:address', 'Pool', 'src/pool-page.tsx'),
      draw('/art', 'Art', 'src/pool-page.tsx', { html: '<b><img src="/api/first?place=0" srcSet="/api/first?place=0 320w" alt=""/><source srcSet="/api/first?place=1 320w"/><img src="/logo.svg" alt=""/></b>' }),
    ];
  }`,
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-1.css'] },
    'src/features/area/swap-page.tsx': { file: 'assets/swap-2.js', imports: ['index.html'] },
  }),
};

export function toIntegrity(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A small build in a temporary folder, in the format of build.ts. */
export async function writeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-site-'));
  for (const [path, content] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const published = Object.entries(sources).filter(([path]) => !path.startsWith('.static-pages/'));
  const files = published.map(([path, content]) => ({
    path: `/${path}`,
    integrity: toIntegrity(content),
    bytes: content.length,
  }));
  await writeFile(
    join(folder, 'build-manifest.json'),
    JSON.stringify({ mode: 'local', sourcesHash: 'x', files }),
  );
  for (const path of await listFiles(folder)) await precompress(join(folder, path));
  return folder;
}
