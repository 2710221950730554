import { z } from 'zod';
import type { Environment, Variables } from './config.ts';
import type { CreateJobs, Job, JobDeps } from './job/job.ts';
import type { ReportKind } from './report/report-kind.ts';
import type { CreateWatches, Watch, WatchDeps } from './watch/watch.ts';

/** An area's part of the keeper, in the list of areas.ts. */
export type Area = {
  jobs: (environment: Environment) => CreateJobs;
  watches: (environment: Environment) => CreateWatches;
  reports: readonly ReportKind[];
  /** The settings of the area. */
  config: Variables;
};

type WithConfig<Deps, Config extends Variables> = Deps & { config: z.output<z.ZodObject<Config>> };

type AreaParts<Config extends Variables> = {
  /** The jobs, with the parsed settings of the area. */
  jobs?: (deps: WithConfig<JobDeps, Config>) => Job[];
  /** The watches, in the same way. */
  watches?: (deps: WithConfig<WatchDeps, Config>) => Watch[];
  reports?: readonly ReportKind[];
  config?: Config;
};

const none = () => [];

/** Declares an area by the parts that it has; its jobs and watches receive its own settings alone. */
export function defineArea<Config extends Variables>(parts: AreaParts<Config>): Area {
  const { jobs, watches, reports = [], config } = parts;
  return {
    reports,
    config: config ?? {},
    jobs: withSettings(jobs, config),
    watches: withSettings(watches, config),
  };
}

/** Gives a part of an area its own settings; a part that it lacks makes nothing. */
function withSettings<Deps, Made, Config extends Variables>(
  create: ((deps: WithConfig<Deps, Config>) => Made[]) | undefined,
  config: Config | undefined,
): (environment: Environment) => (deps: Deps) => Made[] {
  return (environment) => {
    if (create === undefined) return none;
    const settings = z.object(config).parse(environment);
    return (deps) => create({ ...deps, config: settings });
  };
}

/** The parts of all areas in their order, for the frame. */
export function joinAreas(areas: readonly Area[], environment: Environment) {
  const ofJobs = areas.map(({ jobs }) => jobs(environment));
  const ofWatches = areas.map(({ watches }) => watches(environment));
  const createJobs: CreateJobs = (deps) => ofJobs.flatMap((create) => create(deps));
  const createWatches: CreateWatches = (deps) => ofWatches.flatMap((create) => create(deps));
  return { createJobs, createWatches, reports: areas.flatMap(({ reports }) => reports) };
}

/** The settings of all areas. */
export function joinConfigs(areas: readonly Area[]): Variables {
  return Object.assign({}, ...areas.map(({ config }) => config));
}
