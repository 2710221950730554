// Preloaded by tools/arrows.ts: dependency-cruiser asks swc for plain TypeScript, which cannot hold JSX.
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
