// Preloaded by tools/arrows.ts: dependency-cruiser has swc parse plain TypeScript, which does not allow JSX.
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
