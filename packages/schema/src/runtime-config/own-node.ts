const longestUrl = 2048;
const longestOrigin = 255;
const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** The site's mode decides which nodes a user may enter: `local` also allows http on the own machine. */
export type OwnNodeMode = 'local' | 'production';

const cookieNames = { local: 'tradewind-node', production: '__Host-tradewind-node' } as const;

/**
 * The page's cookie for the web server, with the origin of the user's own node of a chain, by default the home chain;
 * its prefix keeps other hosts from setting it.
 */
export function getOwnNodeCookie(mode: OwnNodeMode, furtherChainId?: number): string {
  return furtherChainId === undefined ? cookieNames[mode] : `${cookieNames[mode]}-${furtherChainId}`;
}

/**
 * The origin (`https://host`, `https://host:8545`) of a chain node that a user entered. Undefined unless it is
 * https without a user name; `local` also allows http on the own machine.
 */
export function findOwnNodeOrigin(url: string, mode: OwnNodeMode): string | undefined {
  if (url.length > longestUrl || !URL.canParse(url)) return undefined;
  const { protocol, hostname, origin, username, password } = new URL(url);
  if (username !== '' || password !== '' || origin.length > longestOrigin) return undefined;
  const isOwnMachine = mode === 'local' && protocol === 'http:' && loopbackHosts.includes(hostname);
  return isOwnMachine || (protocol === 'https:' && hostPattern.test(hostname)) ? origin : undefined;
}

/**
 * The origin in a `Cookie` header or `document.cookie`. There must be exactly one, spelled as
 * `findOwnNodeOrigin` returns it: nothing else may reach a response header.
 */
export function findOwnNodeInCookies(
  cookies: string,
  mode: OwnNodeMode,
  furtherChainId?: number,
): string | undefined {
  const prefix = `${getOwnNodeCookie(mode, furtherChainId)}=`;
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length));
  const [value = ''] = values;
  return values.length === 1 && findOwnNodeOrigin(value, mode) === value ? value : undefined;
}
