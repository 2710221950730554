import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Answer } from '../http/respond.ts';
import { Html, html } from '../http/html.ts';

const style = `
.explorer{max-width:46rem;margin:0 auto;padding:24px 16px 64px}
.explorer header{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:44px;margin-bottom:24px}
.explorer header a,.explorer dd a,.explorer li a{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.explorer h1{font-size:1.75rem;line-height:2.25rem;font-weight:650;margin-bottom:4px}
.explorer h2{font-size:1.25rem;line-height:1.75rem;font-weight:600;margin:32px 0 8px}
.explorer p{color:var(--text-muted);max-width:60ch}
.explorer dl,.explorer ul{background:var(--surface-raised);border-radius:var(--radius-card);box-shadow:var(--depth);padding:8px 20px;margin-top:16px}
.explorer dl div,.explorer li{padding:12px 0;border-top:1px solid var(--line)}
.explorer dl div{display:grid;grid-template-columns:9rem 1fr;gap:4px 16px}
.explorer dl div:first-child,.explorer li:first-child{border-top:0}
.explorer dt{color:var(--text-muted)}
.explorer dd,.explorer li{overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.explorer .gain{color:var(--gain);font-weight:600}.explorer .loss{color:var(--loss);font-weight:600}.explorer .wait{color:var(--warning);font-weight:600}
@media(max-width:32rem){.explorer dl div{grid-template-columns:1fr}}`;

const styleTag = new Html(`<style>${style}</style>`);
/** For the content security policy. */
export const explorerStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

export type ExplorerPage = { status: number; title: string; body: Html };

export type FrameOptions = { chainId: number; themeHead: string; headers: OutgoingHttpHeaders };

/** The frame of the explorer's pages: the site's theme, and no script except the theme's. */
export function createExplorerFrame({ chainId, themeHead, headers }: FrameOptions) {
  return ({ status, title, body }: ExplorerPage): Answer => {
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Tradewind</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          ${new Html(themeHead)} ${styleTag}
        </head>
        <body>
          <div class="explorer">
            <header><a href="/">Tradewind</a><span>Local explorer, chain ${chainId}</span></header>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </div>
        </body>
      </html>`;
    return { status, headers, body: page.text };
  };
}
