import { createHash } from 'node:crypto';

/** The parts of a page that needs no other file. */
export type OneFile = {
  /** The page without scripts and styles, with one `</head>` and one `</body>`. */
  readonly html: string;
  readonly css: string;
  /** Before the first paint. */
  readonly boot: string;
  /** One module without imports. */
  readonly script: string;
};

/** One page with its styles and scripts, and a policy that allows them alone, and requests to any node. */
export function toOneFile({ html, css, boot, script }: OneFile): string {
  // Neither can end its element.
  const style = css.replaceAll('</', String.raw`<\/`);
  const [module, early] = [script, boot].map((code) => code.replaceAll(/<\/(script)/gi, String.raw`<\/$1`));
  const policy = [
    `default-src 'none'`,
    `script-src ${[early, module].map(toHashSource).join(' ')}`,
    `style-src ${toHashSource(style)}`,
    'img-src data:',
    'font-src data:',
    // A person names the node; nothing else is requested.
    'connect-src http: https:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<style>${style}</style>`,
    `<script>${early}</script>`,
  ].join('\n');
  return html
    .replace(/(<meta charset="[^"]*" \/>)/, (charset) => `${charset}\n${head}`)
    .replace('</body>', () => `<script type="module">${module}</script>\n</body>`);
}

function toHashSource(content = ''): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
