import { describe, expect, it } from 'vitest';
import { markPure } from './pure-router-plugin.ts';

describe('markPure', () => {
  it.each([
    [
      'a component',
      'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\n',
      'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});\n\n',
    ],
    [
      'a context',
      'const RouteContext = React$1.createContext({});\nRouteContext.displayName = "Route";',
      'const RouteContext = /* @__PURE__ */ React$1.createContext({});\n',
    ],
    [
      'a component that is marked already',
      'let link = /* @__PURE__ */ React$1.createElement("a", {});',
      'let link = /* @__PURE__ */ React$1.createElement("a", {});',
    ],
    [
      'a name inside of a function',
      '\tForm.displayName = "fetcher.Form";',
      '\tForm.displayName = "fetcher.Form";',
    ],
  ])('given %s, then the bundler may drop it where nothing uses it', (_, code, pure) => {
    expect(markPure(code)).toBe(pure);
  });
});
