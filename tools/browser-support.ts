import { globSync, readFileSync } from 'node:fs';
import { findUnserved } from './find-unserved.ts';
import { root } from './run.ts';

/** Features that a supported browser can lack, with the effect. */
const guarded = new Map([
  ['scrollend_event', 'Safari before 26.2: a timer after the last scroll stands in'],
  ['accent-color', 'Safari: the check mark of a box has the system colour'],
  ['overscroll-behavior', 'the page behind a dialog may move at the end of its list'],
  [
    'user-select',
    'Safari knows it with its prefix, which the build adds; without it a label can be selected',
  ],
]);

const scripts = globSync('{apps/web/src,packages/rules/src,packages/schema/src}/**/*.{ts,tsx}', {
  cwd: root,
});
const styles = globSync('apps/web/dist/production/assets/*.css', { cwd: root });
const sources = [
  ...scripts.filter((file) => !file.includes('.test.')).map((file) => ({ file, kind: 'script' }) as const),
  ...styles.map((file) => ({ file, kind: 'style' }) as const),
];
const faults = sources.flatMap(({ file, kind }) =>
  findUnserved(readFileSync(root + file, 'utf8'), kind)
    .filter((key) => !guarded.has(key.slice(key.lastIndexOf('.') + 1)))
    .map((key) => `${file}: not every browser that we serve has ${key}`),
);
for (const fault of faults) console.log(fault);
if (styles.length === 0) console.log('There is no style sheet: build the web app first.');
process.exit(faults.length === 0 && styles.length > 0 ? 0 : 1);
