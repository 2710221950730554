import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

type Program = {
  /** The environment variable of the program's path, also for the tests. */
  readonly variable: string;
  readonly debianPackage: string;
  readonly places: readonly string[];
  /** The tests run without it too, and take longer. */
  readonly isOptional?: true;
};

const programs = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium',
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
  },
  /** The same engine without a browser's window, which takes a third of a test's processor time. */
  headlessShell: {
    variable: 'HEADLESS_SHELL_PATH',
    debianPackage: 'chromium-headless-shell',
    places: ['/usr/bin/chromium-headless-shell'],
    isOptional: true,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    debianPackage: 'webkit2gtk-driver',
    places: ['/usr/bin/WebKitWebDriver'],
  },
  display: { variable: 'XVFB_PATH', debianPackage: 'xvfb', places: ['/usr/bin/Xvfb'] },
} satisfies Record<string, Program>;

export type BrowserName = keyof typeof programs;

function find({ variable, places }: Program): string | undefined {
  const own = process.env[variable];
  if (own !== undefined && existsSync(own)) return own;
  return places.find((path) => existsSync(path));
}

/**
 * Finds browsers. As root on Debian it installs all missing packages at once. Returns their environment variables;
 * tests of a missing browser fail.
 */
export async function ensureBrowsers(names: ReadonlySet<BrowserName>): Promise<Record<string, string>> {
  const wanted = [...names].map((name): Program => programs[name]);
  const missing = wanted.filter((program) => find(program) === undefined);
  const listPackages = (isOptional: boolean) =>
    missing
      .filter((program) => (program.isOptional ?? false) === isOptional)
      .map(({ debianPackage }) => debianPackage);
  const required = listPackages(false);
  await installFromDebian(required.length > 0 ? ['fonts-liberation', ...required] : []);
  // An unknown package fails the whole installation, and not every Debian has these.
  await installFromDebian(listPackages(true));
  const found = wanted.flatMap((program) => {
    const path = find(program);
    if (path === undefined && !program.isOptional)
      console.log(`NOT FOUND: ${program.debianPackage}; set ${program.variable} to it.`);
    return path === undefined ? [] : [[program.variable, path] as const];
  });
  return Object.fromEntries(found);
}
