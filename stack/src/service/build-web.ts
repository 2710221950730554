import { type Build, runBuild } from './run-build.ts';

/** The build of the page; `production` has no development wallet. */
export type WebMode = 'local' | 'production';

/** Builds the page unless its sources are unchanged; returns a description of the result. */
export function buildWeb(webMode: WebMode, place: Pick<Build, 'home' | 'signal'>): Promise<string> {
  return runBuild({ ...place, name: 'web', parameters: ['apps/web/build.ts', webMode] });
}
