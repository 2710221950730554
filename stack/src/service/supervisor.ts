import { sendSignal } from '../process/running.ts';
import { StackError } from '../stack-error.ts';
import { superviseService, type Service, type SupervisedService } from './supervise.ts';

interface SupervisorOptions {
  /** Ends a start that is in progress. */
  readonly signal: AbortSignal | undefined;
  readonly print: (line: string) => void;
  readonly recordChild: (name: string, pid: number) => void;
}

export interface Supervisor {
  /** Fires when the services are being stopped. */
  readonly signal: AbortSignal;
  /** Resolves to the reason when a service cannot be kept running. */
  readonly failed: Promise<string>;
  readonly start: (service: Service) => Promise<void>;
  readonly findPid: (name: string) => number | undefined;
  /** Kills a service's process without warning, to test the recovery. */
  readonly kill: (name: string) => void;
  readonly stopAll: () => Promise<void>;
}

/** A service stops before the services that it uses. */
const stopOrder = [
  'web',
  'media',
  'api',
  'feed',
  'opponents',
  'keeper',
  'keeper-erc',
  'keeper-poly',
  'indexer',
  'chain',
  'chain-erc',
  'chain-poly',
  'database',
];

/** Supervises all services of a stack: keeps them running, and stops them in order. */
export function createSupervisor({ signal, print, recordChild }: SupervisorOptions): Supervisor {
  const stopping = new AbortController();
  const supervisorSignal = AbortSignal.any([stopping.signal, ...(signal === undefined ? [] : [signal])]);
  const failure = Promise.withResolvers<string>();
  const services = new Map<string, SupervisedService>();
  const starting: Promise<void>[] = [];
  const observer = {
    started: recordChild,
    restarted: (name: string, reason: string) => print(`${name} ${reason}; restarted`),
    givenUp: failure.resolve,
  };
  const start = async (service: Service): Promise<void> => {
    supervisorSignal.throwIfAborted();
    services.set(service.name, await superviseService(service, supervisorSignal, observer));
  };
  const findPid = (name: string) => services.get(name)?.findPid();
  return {
    signal: supervisorSignal,
    failed: failure.promise,
    start: (service) => {
      const started = start(service);
      starting.push(started);
      return started;
    },
    findPid,
    kill: (name) => sendSignal(getPid(name, findPid(name)), 'SIGKILL'),
    stopAll: async () => {
      stopping.abort(new StackError('the stack was stopped'));
      await Promise.allSettled(starting);
      for (const name of stopOrder) {
        const group = [...services.values()].filter((service) => service.name.replace(/-\d$/, '') === name);
        await Promise.all(group.map((service) => service.stop()));
      }
    },
  };
}

function getPid(name: string, pid: number | undefined): number {
  if (pid === undefined) {
    throw new StackError(`${name} is not running`);
  }
  return pid;
}
