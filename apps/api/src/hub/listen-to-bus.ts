import type { BusListener } from '../adapters/bus/bus.ts';
import { closeAll } from './close-all.ts';
import type { HubState } from './hub-state.ts';
import { publishNotice } from './publish.ts';

/** Over this time clients are let go of. */
const spreadMilliseconds = 1000;

/** Without the bus clients would take silence for calm: they are let go, and see by the refusal that they have to ask for themselves. */
export function listenToBus(state: HubState): BusListener {
  const { logger, metrics } = state;
  return {
    onNotice: (notice) => publishNotice(state, notice),
    onGap: () => {
      logger.warn('notices were missed: clients begin anew');
      // Whoever comes back would take a topic that stands where it stood for one of which nothing was missed.
      state.topics.states.clear();
      void closeAll(state, spreadMilliseconds);
    },
    onLost: () => {
      logger.error('the bus is lost');
      metrics.busConnected.set(0);
      if (state.phase === 'open') state.phase = 'deaf';
      void closeAll(state, spreadMilliseconds);
    },
    onRestored: () => {
      metrics.busConnected.set(1);
      if (state.phase === 'deaf') state.phase = 'open';
    },
  };
}
