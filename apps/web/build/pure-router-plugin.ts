import type { Plugin } from 'vite';

/**
 * The module of a package whose unused components the bundler may drop: `forwardRef` and `createContext` have no
 * effect, and names for the developer tools are left out.
 */
export function markPure(code: string): string {
  return code
    .replaceAll(/= (?=React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '');
}

/** Drops the parts of the router that pages do not use. Fails the build where its modules are written differently. */
export function pureRouterPlugin(): Plugin {
  let hasMarked = false;
  return {
    name: 'tradewind-pure-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code) {
        const pure = markPure(code);
        if (pure === code) return undefined;
        hasMarked = true;
        return { code: pure, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !hasMarked)
        this.error('The router has no components that are marked as pure.');
    },
  };
}
