import { existsSync } from 'node:fs';

/** Returns a test program that `tools/browsers.ts` found or installed. Without it the tests fail with its name. */
export function requireProgram(variable: string, debianPackage: string): string {
  const path = process.env[variable];
  if (path !== undefined && existsSync(path)) return path;
  throw new Error(
    `This engine is NOT TESTED here: install Debian's ${debianPackage}, or set ${variable} to its program.`,
  );
}
