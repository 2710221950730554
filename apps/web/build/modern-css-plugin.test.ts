import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { listFiles } from './list-files.ts';
import { dropPropertyFallback, modernCssPlugin } from './modern-css-plugin.ts';

const condition = '(-moz-orient:inline) and (not (color:rgb(from red r g b)))';
const rule = '*,:before,::backdrop{--tw-blur:initial;--tw-content:""}';
const registered =
  '@property --tw-blur{syntax:"*";inherits:false}@property --tw-content{syntax:"*";inherits:false}';
const rest = `@layer theme{:root{--spacing:.25rem}}@supports (color:color-mix(in lab, red, red)){*{color:red}}`;

describe('dropPropertyFallback', () => {
  it.each([
    ['in one line', `@layer properties{@supports ${condition}{${rule}}}`],
    ['in several lines', `@layer properties {\n  @supports ${condition} {\n    ${rule}\n  }\n}`],
  ])('given the fallback %s, then it alone is dropped', (_, written) => {
    expect(dropPropertyFallback(written + rest + registered)).toBe(rest + registered);
  });

  it.each([
    ['no fallback', rest],
    ['a rule of our own in the layer', `@layer properties{.a{color:red}}${rest}`],
    ['more than the one rule', `@layer properties{@supports ${condition}{${rule}.a{color:red}}}${rest}`],
  ])('given %s, then nothing is dropped', (_, css) => {
    expect(dropPropertyFallback(css)).toBe(css);
  });

  it('given a property that nothing registers, then it throws', () => {
    const css = `@layer properties{@supports ${condition}{${rule}}}@property --tw-blur{syntax:"*";inherits:false}`;
    expect(() => dropPropertyFallback(css)).toThrow('does not register --tw-content');
  });
});

describe('modernCssPlugin', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'tradewind-css-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function buildStyle(css: string): Promise<string> {
    await writeFile(
      join(root, 'index.html'),
      '<p class="blur-sm"></p><script type="module" src="a.js"></script>',
    );
    await writeFile(join(root, 'a.js'), "import './a.css';");
    await writeFile(join(root, 'a.css'), css);
    const plugins = [tailwindcss(), modernCssPlugin()];
    await build({ root, configFile: false, logLevel: 'silent', plugins });
    const [file = ''] = (await listFiles(join(root, 'dist'))).filter((path) => path.endsWith('.css'));
    return readFile(join(root, 'dist', file), 'utf8');
  }

  it('given the installed Tailwind, then its style sheet has @property and no fallback', async () => {
    const css = await buildStyle(`@import '${fileURLToPath(import.meta.resolve('tailwindcss/index.css'))}';`);
    expect(css).toContain('@property --tw-blur');
    expect(css).toContain('@layer utilities');
    expect(css).not.toContain('@layer properties');
  });

  it('given a style sheet without the fallback, then the build fails', async () => {
    await expect(buildStyle('p { color: red }')).rejects.toThrow('No style sheet has the fallback');
  });
});
