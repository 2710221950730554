import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networks } from '@tradewind/rules/network/network';
import { logoSizes } from '@tradewind/schema/media/logo-url';
import { describe, expect, it } from 'vitest';
import { computeHash } from '../../adapters/media-store/store-path.ts';
import { listLocalTokens } from './own-logos.ts';

const folder = join(import.meta.dirname, '../../../logos');
const read = (file: string) => readFileSync(join(folder, file));
const drawings = globSync('*.svg', { cwd: folder }).map((file) => file.replace('.svg', ''));

describe('our own logos', () => {
  it('are drawn for each demo token and each kind of network, and nothing else', () => {
    const wanted = [
      ...listLocalTokens().map(({ name }) => name),
      ...networks.map(({ code }) => `network-${code}`),
    ];
    expect(new Set(drawings)).toEqual(new Set(wanted));
  });

  it('are rendered from the drawings as they are: otherwise run apps/api/logos/render.ts', () => {
    const rendered: unknown = JSON.parse(read('sources.json').toString());
    expect(rendered).toEqual(
      Object.fromEntries(drawings.map((name) => [name, computeHash(read(`${name}.svg`))])),
    );
  });

  it('differ from each other in each size', () => {
    for (const size of logoSizes) {
      const hashes = drawings.map((name) => computeHash(read(`${name}-${size}.webp`)));
      expect(new Set(hashes).size).toBe(drawings.length);
    }
  });

  it('name no font, picture or address of elsewhere', () => {
    for (const name of drawings)
      expect(read(`${name}.svg`).toString()).not.toMatch(/<text|<image|<script|href|url\(/);
  });
});
