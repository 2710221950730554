import { describe, expect, it } from 'vitest';
import { parseApiConfig } from '../../apps/api/src/config.ts';
import { parseMediaConfig } from '../../apps/api/src/media/media-config.ts';
import { parseConfig as parseIndexerConfig } from '../../apps/indexer/src/config.ts';
import { joinConfigs as joinKeeperConfigs } from '../../apps/keeper/src/area.ts';
import { areas as keeperAreas } from '../../apps/keeper/src/areas.ts';
import { parseConfig as parseKeeperConfig } from '../../apps/keeper/src/config.ts';
import { parseWebConfig } from '../../apps/web/server/config.ts';
import { areas } from '../../stack/src/areas.ts';
import { parseEnvironment } from '../../stack/src/environment.ts';
import { parseSettings } from '../../stack/src/process/parse-settings.ts';
import { isAccepted } from './describe-variable.ts';
import { processes } from './processes.ts';

const parsers: Record<string, (environment: Record<string, string>) => unknown> = {
  API: parseApiConfig,
  Media: parseMediaConfig,
  Indexer: parseIndexerConfig,
  Keeper: (environment) => parseKeeperConfig(environment, joinKeeperConfigs(keeperAreas)),
  'Web server': parseWebConfig,
  'Local stack': parseEnvironment,
  ...Object.fromEntries(
    areas
      .flatMap(({ settings = [] }) => settings)
      .map(({ title, schema }) => [
        title,
        (environment: Record<string, string>) => parseSettings(schema, environment),
      ]),
  ),
};
/** An invalid value for every variable that is not free text; no log may contain it. */
const secret = 'hunter2,\u0000;drop';

describe.each(processes)('$title', ({ title, variables }) => {
  const fail = (environment: Record<string, string>): string => {
    try {
      parsers[title]!(environment);
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it('[OPS-05] names each invalid variable, and repeats no value', () => {
    const refused = Object.entries(variables).flatMap(([name, schema]) => {
      const complaint = fail({ [name]: secret });
      expect([name, complaint]).not.toEqual([name, expect.stringContaining('hunter2')]);
      return isAccepted(schema, secret) ? [] : name;
    });
    expect(refused.length).toBeGreaterThan(2);
    const all = fail(Object.fromEntries(refused.map((name) => [name, secret])));
    for (const name of refused) expect(all).toContain(name);
    expect(all).not.toContain('hunter2');
  });

  it('[OPS-05] names each variable that is missing', () => {
    const complaint = fail({});
    for (const [name, schema] of Object.entries(variables))
      if (!isAccepted(schema, undefined)) expect(complaint).toContain(name);
  });
});
