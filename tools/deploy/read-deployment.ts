import { globSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from '../run.ts';

/** A program of ours as an example runs it. */
export type Container = {
  name: string;
  program: string;
  /** Undefined where the value is a secret or comes from the operator. */
  settings: Record<string, string | undefined>;
  /** Ports and paths of its probes. */
  probes: { port: number; path: string }[];
};

const probeUrl = /fetch\('http:\/\/127\.0\.0\.1:(\d+)(\/\w+)'\)/;
const serviceSchema = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  secrets: z.array(z.string()).default([]),
  deploy: z.object({ replicas: z.number() }).optional(),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  secrets: z.record(z.string(), z.unknown()),
});

export function readCompose() {
  return composeSchema.parse(parse(readFileSync(`${root}deploy/compose.yaml`, 'utf8'), { merge: true }));
}

/** The first word behind `node` that is no flag of it. */
const findProgram = ([, ...words]: readonly string[]): string =>
  words.find((word) => !word.startsWith('--')) ?? '';

export function listComposeContainers({ services }: ReturnType<typeof readCompose>): Container[] {
  return Object.entries(services).flatMap(([name, { command, environment, healthcheck }]) => {
    if (command?.[0] !== 'node') return [];
    const probe = probeUrl.exec(healthcheck?.test.join(' ') ?? '');
    const settings = Object.entries(environment).map(([key, value]) => [
      key,
      value.includes('${') ? undefined : value,
    ]);
    return [
      {
        name,
        program: findProgram(command),
        settings: Object.fromEntries(settings),
        probes: probe ? [{ port: Number(probe[1]), path: probe[2] ?? '' }] : [],
      },
    ];
  });
}

const probeSchema = z
  .looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }).optional() })
  .optional();
const containerSchema = z.looseObject({
  name: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
  livenessProbe: probeSchema,
  readinessProbe: probeSchema,
  startupProbe: probeSchema,
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).optional(),
  resources: z.object({ requests: z.record(z.string(), z.unknown()) }),
});
const podSchema = z.looseObject({
  terminationGracePeriodSeconds: z.number().default(30),
  initContainers: z.array(containerSchema).default([]),
  containers: z.array(containerSchema),
});
const objectSchema = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
  spec: z.looseObject({}).optional(),
});
const workloadSchema = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number(),
    template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }), spec: podSchema }),
  }),
});

export type Workload = z.infer<typeof workloadSchema>;

/** Reads every object of the Kubernetes example. */
export function readKubernetes() {
  return globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap((file) =>
    parseAllDocuments(readFileSync(root + file, 'utf8')).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`);
      return objectSchema.parse(document.toJS());
    }),
  );
}

export function listWorkloads(objects: ReturnType<typeof readKubernetes>): Workload[] {
  return objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
    .map((object) => workloadSchema.parse(object));
}

export function listPodContainers(objects: ReturnType<typeof readKubernetes>): Container[] {
  const configuration = new Map(
    objects.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata, data }) => [metadata.name, data]),
  );
  return listWorkloads(objects).flatMap(({ spec: { template } }) =>
    [...template.spec.initContainers, ...template.spec.containers].flatMap((container) => {
      if (container.command?.[0] !== 'node') return [];
      const shared = container.envFrom.map(({ configMapRef }) => configuration.get(configMapRef.name));
      const own = container.env.map(({ name, value }) => [name, value]);
      const probes = [container.livenessProbe, container.readinessProbe, container.startupProbe];
      return [
        {
          name: container.name,
          program: findProgram(container.command),
          settings: Object.assign({}, ...shared, Object.fromEntries(own)),
          probes: probes.flatMap((probe) => {
            const port = container.ports.find(({ name }) => name === probe?.httpGet?.port)?.containerPort;
            return probe?.httpGet ? [{ port: port ?? Number.NaN, path: probe.httpGet.path }] : [];
          }),
        },
      ];
    }),
  );
}
