/** The oldest versions of the browsers that we serve (docs/decisions/050). */
export const browserTargets = { chrome: 140, edge: 140, firefox: 140, safari: 18.4 } as const;

/** In the bundler's format: `chrome140`. */
export const buildTargets = Object.entries(browserTargets).map(([name, version]) => `${name}${version}`);
