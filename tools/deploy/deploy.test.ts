import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAccepted } from '../configuration/describe-variable.ts';
import { processes } from '../configuration/processes.ts';
import { root } from '../run.ts';
import {
  listComposeContainers,
  listPodContainers,
  listWorkloads,
  readCompose,
  readKubernetes,
  type Container,
} from './read-deployment.ts';

/** A node requests its clients to leave for a second; then it finishes one response of at most 15 seconds. */
const drainSeconds = 16;
const migrate = 'apps/api/src/migrate.ts';
const compose = readCompose();
const objects = readKubernetes();
const workloads = listWorkloads(objects);
const containers: [string, Container][] = [
  ...listComposeContainers(compose).map((container): [string, Container] => ['compose', container]),
  ...listPodContainers(objects).map((container): [string, Container] => ['kubernetes', container]),
];

function listVariables(program: string) {
  if (program === migrate) return { DATABASE_URL: processes[0]!.variables['DATABASE_URL']! };
  return processes.find(({ main }) => main === program)?.variables;
}

/** The programs that serve the chains of `CHAIN_IDS`; the indexer reads the nodes of each from a variable with its id. */
const ofManyChains = ['apps/api/src/main.ts', 'apps/indexer/src/main.ts', 'apps/web/server/main.ts'];

const listChains = ({ CHAIN_IDS }: Container['settings']) => CHAIN_IDS?.split(',') ?? [];
const listFurtherChains = (settings: Container['settings']) =>
  listChains(settings).filter((chainId) => chainId !== settings['CHAIN_ID']);

/** Variables whose names have the id of a chain. */
function listChainVariables(program: string, settings: Container['settings']): string[] {
  if (!ofManyChains.includes(program)) return [];
  const ofChain = listChains(settings).flatMap((id) => [`RPC_URLS_${id}`, `WS_URL_${id}`]);
  return ['CHAIN_IDS', ...ofChain];
}

describe.each(containers)('%s: $name', (_example, { program, settings, probes }) => {
  it('[OPS-05] runs a program of ours with settings that it knows, and none missing', () => {
    expect(existsSync(root + program)).toBe(true);
    const variables = listVariables(program)!;
    const names = [...Object.keys(variables), ...listChainVariables(program, settings)];
    expect(names).toEqual(expect.arrayContaining(Object.keys(settings)));
    for (const chainId of listFurtherChains(settings))
      expect(Object.keys(settings)).toContain(`RPC_URLS_${chainId}`);
    for (const [name, schema] of Object.entries(variables)) {
      const value = settings[name];
      const isRight = isAccepted(schema, value);
      expect([name, isRight || (name in settings && value === undefined)]).toEqual([name, true]);
    }
  });

  it('[OPS-03] is probed where it listens, at paths that it has', () => {
    if (program === migrate) return expect(probes).toEqual([]);
    expect(probes.length).toBeGreaterThan(0);
    const port = Object.entries(settings).find(([name]) => name.endsWith('_PORT'))?.[1];
    const folder = program.split('/').slice(0, 3).join('/');
    const sources = globSync(`${root}${folder}/**/*.ts`, {
      exclude: (path) => path.includes('node_modules'),
    });
    const text = [...sources, ...globSync(`${root}packages/process/src/**/*.ts`)]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    for (const probe of probes) {
      expect(probe.port).toBe(Number(port));
      expect(text).toContain(`'${probe.path}'`);
    }
  });

  it('[OPS-05] finds the API nodes of its settings', () => {
    for (const url of settings['API_URL']?.split(',') ?? []) {
      const { hostname, port } = new URL(url);
      const [node, service] = hostname.split('.');
      const inCompose = compose.services[node!]?.environment['API_PORT'] === port;
      const set = workloads.find(({ metadata }) => metadata.name === service);
      const api = containers.find(([example, { name }]) => example === 'kubernetes' && name === service)?.[1];
      const inKubernetes =
        set !== undefined &&
        Number(node!.slice(service!.length + 1)) < set.spec.replicas &&
        api?.settings['API_PORT'] === port;
      expect([url, inCompose || inKubernetes]).toEqual([url, true]);
    }
  });
});

describe.each(['compose', 'kubernetes'])('%s', (example) => {
  const own = containers.flatMap(([of, container]) => (of === example ? [container] : []));
  const find = (program: string) => own.filter((container) => container.program === program);

  it('[OPS-05] [IDO-10] has a keeper for each chain that the others serve, and all name the same chains', () => {
    const served = ofManyChains.flatMap((program) =>
      find(program).map(({ settings }) => listChains(settings)),
    );
    const [chains] = served;
    expect(served.length).toBeGreaterThan(2);
    expect(chains!.length).toBeGreaterThan(1);
    for (const each of served) expect(each).toEqual(chains);
    for (const { settings } of ofManyChains.flatMap(find)) expect(settings['CHAIN_ID']).toBe(chains![0]);
    const keepers = find('apps/keeper/src/main.ts').map(({ settings }) => settings['CHAIN_ID']);
    expect(keepers).toEqual(chains);
  });
});

describe('compose', () => {
  it('[OPS-05] has two API nodes, indexers and keepers, and no secret in the file', () => {
    const { services, secrets } = compose;
    expect(Object.keys(services).filter((name) => name.startsWith('api'))).toHaveLength(2);
    const actors = Object.entries(services).filter(([name]) => /^(?:indexer|keeper)/.test(name));
    expect(actors.map(([, { deploy }]) => deploy?.replicas)).toEqual(actors.map(() => 2));
    for (const [name, service] of Object.entries(services)) {
      for (const other of Object.keys(service.depends_on))
        expect([name, other in services]).toEqual([name, true]);
      for (const secret of service.secrets) expect(secrets).toHaveProperty(secret);
      for (const [key, value] of Object.entries(service.environment)) {
        if (/PASSWORD|DATABASE_URL|_KEY$/.test(key)) expect(value).toMatch(/\$\{\w+:\?\}/);
      }
    }
  });
});

describe('kubernetes', () => {
  it.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
    '[OPS-03] %s has enough time to drain, and requests its resources',
    (_name, { spec }) => {
      const { containers: own, terminationGracePeriodSeconds } = spec.template.spec;
      for (const { lifecycle, resources } of own) {
        const pause = lifecycle?.preStop.sleep.seconds ?? 0;
        expect(terminationGracePeriodSeconds).toBeGreaterThan(pause + drainSeconds);
        expect(resources.requests).toMatchObject({ cpu: expect.anything(), memory: expect.anything() });
      }
    },
  );

  it('[OPS-05] selects only existing objects', () => {
    const labels = workloads.map(({ spec }) => spec.template.metadata.labels);
    const matches = (selector: Record<string, string>) =>
      labels.some((own) => Object.entries(selector).every(([key, value]) => own[key] === value));
    const text = JSON.stringify(objects);
    const selectors = [...text.matchAll(/"(?:matchLabels|selector)":(\{"[^{}]*\})/g)].map(([, found]) =>
      JSON.parse(found!),
    );
    const ours = selectors.filter((selector) => 'app' in selector || 'tier' in selector);
    expect(ours.length).toBeGreaterThan(8);
    for (const selector of ours) expect([selector, matches(selector)]).toEqual([selector, true]);
    const services = objects.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
    for (const [, service] of text.matchAll(/"service":\{"name":"(\w+)"/g))
      expect(services).toContain(service);
  });

  it('[OPS-05] has secrets by reference alone, each named where the operator creates it', () => {
    const configuration = readFileSync(`${root}deploy/kubernetes/configuration.yaml`, 'utf8');
    const keys = [...JSON.stringify(objects).matchAll(/"secretKeyRef":\{"name":"tradewind","key":"(\w+)"/g)];
    expect(keys.length).toBeGreaterThan(5);
    for (const [, key] of keys) expect(configuration).toContain(key);
    for (const [, { settings }] of containers.filter(([example]) => example === 'kubernetes')) {
      expect(
        Object.keys(settings).filter((name) => /DATABASE_URL|_KEY$/.test(name) && settings[name]),
      ).toEqual([]);
    }
  });
});

describe('container file', () => {
  it('[OPS-05] copies only existing files, and does not run as root', () => {
    const text = readFileSync(`${root}deploy/Dockerfile`, 'utf8');
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) =>
      sources!.split(' '),
    );
    expect(copied.length).toBeGreaterThan(10);
    for (const source of copied) expect([source, existsSync(root + source)]).toEqual([source, true]);
    for (const { main } of processes) expect(copied).toContain(main.split('/')[0]);
    const last = text.split('\nFROM ').at(-1)!;
    expect(last).toMatch(/^USER node$/m);
    expect(existsSync(root + /CMD \["node", "([^"]+)"\]/.exec(last)![1]!)).toBe(true);
  });
});
