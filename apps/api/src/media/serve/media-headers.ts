/** Bytes by their hash never change. */
export const forEver = 'public, max-age=31536000, immutable';

/**
 * What makes bytes of strangers inert in a browser: no guessing of their type, no script, and no frame with a page's
 * rights. Any site may show and read them: they are public, and no answer depends on a cookie.
 */
export const mediaHeaders = {
  'access-control-allow-origin': '*',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
