import { environmentSchema as apiSchema } from '../../apps/api/src/config.ts';
import { environmentSchema as mediaSchema } from '../../apps/api/src/media/media-config.ts';
import { chainSchema, settingsSchema } from '../../apps/indexer/src/config.ts';
import { joinConfigs as joinKeeperConfigs } from '../../apps/keeper/src/area.ts';
import { areas as keeperAreas } from '../../apps/keeper/src/areas.ts';
import { configSchema as keeperSchema } from '../../apps/keeper/src/config.ts';
import { environmentSchema as webSchema } from '../../apps/web/server/config.ts';
import { areas } from '../../stack/src/areas.ts';
import { environmentSchema as stackSchema } from '../../stack/src/environment.ts';
import type { z } from 'zod';

/** A process of ours, with the source of its settings. */
export type Process = {
  title: string;
  main: string;
  source: string;
  /** The sources of its areas' settings, a pattern. */
  areaSources?: string;
  variables: Readonly<Record<string, z.core.$ZodType>>;
  note?: string;
};

export const processes: readonly Process[] = [
  {
    title: 'API',
    main: 'apps/api/src/main.ts',
    source: 'apps/api/src/config.ts',
    variables: apiSchema.shape,
  },
  {
    title: 'Media',
    main: 'apps/api/src/media-main.ts',
    source: 'apps/api/src/media/media-config.ts',
    areaSources: 'apps/api/src/config.ts',
    variables: mediaSchema.shape,
  },
  {
    title: 'Indexer',
    main: 'apps/indexer/src/main.ts',
    source: 'apps/indexer/src/config.ts',
    variables: { ...settingsSchema.shape, ...chainSchema.shape },
    note: 'For several chains `CHAIN_IDS` lists their ids (`56,1`), and `RPC_URLS_<id>` and `WS_URL_<id>` replace `CHAIN_ID`, `RPC_URLS` and `WS_URL`.',
  },
  {
    title: 'Keeper',
    main: 'apps/keeper/src/main.ts',
    source: 'apps/keeper/src/config.ts',
    areaSources: 'apps/keeper/src/*/*-config.ts',
    variables: { ...keeperSchema.shape, ...joinKeeperConfigs(keeperAreas) },
  },
  {
    title: 'Web server',
    main: 'apps/web/server/main.ts',
    source: 'apps/web/server/config.ts',
    variables: webSchema.shape,
    note: 'The settings of a further chain of `CHAIN_IDS` end with its id: `RPC_URLS_1`, `WS_URL_1`, `EXPLORER_URL_1`.',
  },
  {
    title: 'Local stack',
    main: 'stack/src/main.ts',
    source: 'stack/src/environment.ts',
    variables: stackSchema.shape,
    note: 'Other variables pass through to the processes that the stack starts.',
  },
  ...areas
    .flatMap(({ settings = [] }) => settings)
    .map(({ schema, ...settings }) => ({ ...settings, variables: schema.shape })),
];
