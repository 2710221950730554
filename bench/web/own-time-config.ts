import defaultConfig from 'lighthouse/core/config/default-config.js';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { keepOwnTime } from './own-time.ts';

/**
 * Lighthouse's trace without waits. Lighthouse counts a task from its start to its end. On two cores more than half of
 * that was waiting: server, Lighthouse and other threads of the browser need them too. A phone has other cores for these.
 */
class OwnTimeTrace extends Trace {
  override getArtifact() {
    const trace = super.getArtifact();
    keepOwnTime(trace.traceEvents);
    return trace;
  }
}

/** Returns Lighthouse's configuration with that trace, for one visit. */
export function createOwnTimeConfig() {
  const artifacts = (defaultConfig.artifacts ?? []).map((artifact) =>
    artifact.id === 'Trace' ? { ...artifact, gatherer: { instance: new OwnTimeTrace() } } : artifact,
  );
  return { ...defaultConfig, artifacts };
}
