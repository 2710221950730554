import { z } from 'zod';
import type { Environment, Variables } from './config.ts';
import type { CreateJobs } from './job/job.ts';
import type { ReportKind } from './report/report-kind.ts';
import type { CreateWatches, Watch, WatchDeps } from './watch/watch.ts';

/** An area's part of the keeper, in the list of areas.ts. */
export type Area = {
  jobs: CreateJobs;
  watches: (environment: Environment) => CreateWatches;
  reports: readonly ReportKind[];
  /** The settings of the area. */
  config: Variables;
};

type AreaParts<Config extends Variables> = {
  jobs?: CreateJobs;
  /** The watches, with the parsed settings of the area. */
  watches?: (deps: WatchDeps & { config: z.output<z.ZodObject<Config>> }) => Watch[];
  reports?: readonly ReportKind[];
  config?: Config;
};

const none = () => [];

/** Declares an area by the parts that it has; its watches receive its own settings alone. */
export function defineArea<Config extends Variables>(parts: AreaParts<Config>): Area {
  const { jobs = none, watches, reports = [], config } = parts;
  return {
    jobs,
    reports,
    config: config ?? {},
    watches: (environment) => {
      if (watches === undefined) return none;
      const settings = z.object(config).parse(environment);
      return (deps) => watches({ ...deps, config: settings });
    },
  };
}

/** The parts of all areas in their order, for the frame. */
export function joinAreas(areas: readonly Area[], environment: Environment) {
  const creators = areas.map(({ watches }) => watches(environment));
  const createJobs: CreateJobs = (deps) => areas.flatMap(({ jobs }) => jobs(deps));
  const createWatches: CreateWatches = (deps) => creators.flatMap((create) => create(deps));
  return { createJobs, createWatches, reports: areas.flatMap(({ reports }) => reports) };
}

/** The settings of all areas. */
export function joinConfigs(areas: readonly Area[]): Variables {
  return Object.assign({}, ...areas.map(({ config }) => config));
}
