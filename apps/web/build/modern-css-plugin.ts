import type { Plugin } from 'vite';

/**
 * Tailwind's initial values of its properties, a second time, for browsers without `@property`: one layer with one
 * condition and one rule of plain declarations.
 */
const fallback = /@layer properties\s*\{\s*@supports [^{}]+\{\s*\*[^{}]*\{([^{}]*)\}\s*\}\s*\}/g;

/**
 * A style sheet without that fallback: every browser that we serve knows `@property` (decision 050). Throws where a
 * property of the fallback is not registered, because it would have no initial value.
 */
export function dropPropertyFallback(css: string): string {
  const modern = css.replaceAll(fallback, '');
  const dropped = [...css.matchAll(fallback)].flatMap(
    ([, rule = '']) => rule.match(/--[\w-]+(?=\s*:)/g) ?? [],
  );
  const registered = new Set(modern.match(/(?<=@property )--[\w-]+/g));
  const lost = dropped.filter((name) => !registered.has(name));
  if (lost.length > 0) throw new Error(`The style sheet does not register ${lost.join(', ')} by @property.`);
  return modern;
}

/** Fails the build where there is nothing to drop: Tailwind changed, so read its style sheet again. */
export function modernCssPlugin(): Plugin {
  let hasDropped = false;
  return {
    name: 'tradewind-modern-css',
    apply: 'build',
    // After Tailwind's own transform, before the names of the files have their hash.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      handler(css) {
        const modern = dropPropertyFallback(css);
        if (modern === css) return undefined;
        hasDropped = true;
        return { code: modern, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !hasDropped)
        this.error('No style sheet has the fallback for browsers without @property.');
    },
  };
}
