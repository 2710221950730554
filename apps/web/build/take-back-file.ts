import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTargets } from './browser-targets.ts';
import { readThemeBoot } from './inline-scripts.ts';
import { modernCssPlugin } from './modern-css-plugin.ts';
import { toOneFile } from './one-file.ts';

const root = join(import.meta.dirname, '..');
const page = 'take-back.html';

/** Modules that the file has no server for, with what replaces them. */
const replaced = new Map([
  [join(root, 'src/shared/api-client/fetch-from-api.ts'), join(root, 'src/app/take-back-file/no-api.ts')],
]);

/** The page `/take-back` as one file: the same parts, in a frame without API, hub and router. */
export async function buildTakeBackFile(): Promise<string> {
  // The caller may have set it (test runners do): the file is the same wherever it is built.
  process.env['NODE_ENV'] = 'production';
  const output = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutServer(), react(), tailwindcss(), modernCssPlugin()],
    define: { 'import.meta.env.MODE': JSON.stringify('production') },
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      // The font is in the style sheet.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, page),
        output: { codeSplitting: false },
        treeshake: { moduleSideEffects: [{ test: /\/shared\/message\/en\//, sideEffects: false }] },
      },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const [script, ...others] = scripts;
  const [css] = styles;
  if (script === undefined || css === undefined || others.length > 0 || styles.length > 1)
    throw new Error(
      `The page became ${scripts.length} scripts and ${styles.length} style sheets, not one each.`,
    );
  const source = await readFile(join(root, page), 'utf8');
  const html = source.replace(/\s*<script type="module" src="[^"]*"><\/script>/, '');
  return toOneFile({ html, css, boot: readThemeBoot(), script });
}

function withoutServer(): Plugin {
  return {
    name: 'tradewind-without-server',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved ? (replaced.get(resolved.id) ?? null) : null;
    },
  };
}
