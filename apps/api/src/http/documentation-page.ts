import { createHash } from 'node:crypto';
import { z } from 'zod';

const style = `
:root{color-scheme:light dark;--text:#14212b;--muted:#52626e;--page:#faf8f4;--card:#fff;--line:#ddd6ca;--accent:#0f766e}
@media(prefers-color-scheme:dark){:root{--text:#e6edf2;--muted:#9fb0bc;--page:#0b1620;--card:#12212d;--line:#223441;--accent:#2dd4bf}}
body{margin:0 auto;max-width:56rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
details{border:1px solid var(--line);border-radius:.75rem;background:var(--card);margin:.5rem 0;padding:.75rem 1rem}
summary{cursor:pointer}code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow-x:auto}
b{color:var(--accent)}p,dd{color:var(--muted)}table{border-collapse:collapse}td{padding:.25rem 1rem .25rem 0;vertical-align:top}`;

/** For the page's content security policy: only this style block is allowed. */
export const documentationStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const operationSchema = z.object({
  tags: z.array(z.string()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.unknown(),
      }),
    )
    .default([]),
  responses: z.record(z.string(), z.unknown()),
});

const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

type Operation = z.infer<typeof operationSchema>;

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const rows = operation.parameters.map(
    ({ name, in: location, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(location)}${required ? ', required' : ''}</td>` +
      `<td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<details><summary><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code> ${escape(operation.tags.join(', '))}</summary>
<table>${rows.join('')}</table><pre>${escape(JSON.stringify(operation.responses, null, 2))}</pre></details>`;
}

/** The OpenAPI document as one page without scripts. */
export function documentationPage(document: unknown): string {
  const { info, paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title><style>${style}</style></head>
<body><h1>${escape(info.title)} ${escape(info.version)}</h1><p>${escape(info.description)}</p>
<p>Machine-readable: <a href="openapi.json">openapi.json</a></p>${operations.join('\n')}</body></html>`;
}
