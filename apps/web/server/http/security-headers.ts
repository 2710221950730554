import type { OutgoingHttpHeaders } from 'node:http';
import type { WebConfig } from '../config.ts';
import type { PageSource } from '../site/page-html.ts';

export const cspReportPath = '/csp-report';

function toOrigin(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

type Hashes = Pick<PageSource, 'scriptHashes' | 'styleHashes'>;

/**
 * The content security policy of the page. The only third parties are the configured nodes of all served chains,
 * the user's own nodes and the WalletConnect relay. Our media origin has pictures and films, which a page also reads as
 * bytes: to verify a file, and to play an FLV.
 */
function contentSecurityPolicy(
  { chains, walletConnect, mediaOrigin = '' }: WebConfig,
  { scriptHashes, styleHashes }: Hashes,
  ownNodes: readonly string[],
): string {
  const nodes = chains.flatMap(({ rpcUrls, wsUrl }) => [...rpcUrls, wsUrl]);
  const urls = [...nodes, walletConnect?.relayUrl, ...ownNodes, mediaOrigin || undefined].filter(
    (url) => url !== undefined,
  );
  const peers = new Set(urls.map(toOrigin));
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    `img-src 'self' data: blob: ${mediaOrigin}`.trim(),
    `media-src 'self' blob: ${mediaOrigin}`.trim(),
    `font-src 'self'`,
    `connect-src ${["'self'", ...peers].join(' ')}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    `report-uri ${cspReportPath}`,
    `report-to csp`,
  ].join('; ');
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'xr-spatial-tracking',
];

/** On every answer. */
export const commonHeaders: OutgoingHttpHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * On every HTML page: its policy, and no caching. With own nodes the policy also allows their origins. The connection to
 * our media origin starts before a script names a picture.
 */
export function pageHeaders(
  config: WebConfig,
  hashes: Hashes,
  ownNodes: readonly string[] = [],
): OutgoingHttpHeaders {
  const { mediaOrigin } = config;
  return {
    ...(mediaOrigin !== undefined && { link: `<${mediaOrigin}>; rel=preconnect` }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(config, hashes, ownNodes),
    'reporting-endpoints': `csp="${cspReportPath}"`,
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  };
}

/** HSTS for two years on a production site that is reached over https. */
export function transportHeaders(config: WebConfig, protocol: string | undefined): OutgoingHttpHeaders {
  if (config.mode !== 'production' || protocol !== 'https') return {};
  return { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
}
