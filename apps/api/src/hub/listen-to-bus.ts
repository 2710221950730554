import type { BusListener } from '../adapters/bus/bus.ts';
import { closeAll } from './close-all.ts';
import type { HubState } from './hub-state.ts';
import { publishNotice } from './publish.ts';

/** Clients are disconnected spread over this time. */
const spreadMilliseconds = 1000;

/**
 * Without the bus clients would take silence for an unchanged state. They are disconnected, and the refusal
 * makes them poll.
 */
export function listenToBus(state: HubState): BusListener {
  const { logger, metrics } = state;
  return {
    onNotice: (notice) => publishNotice(state, notice),
    onGap: () => {
      logger.warn('notices were missed: clients begin anew');
      // An unchanged topic state would make a returning client believe that it missed nothing.
      state.topics.states.clear();
      void closeAll(state, spreadMilliseconds);
    },
    onSource: (source) => {
      logger.info({ source }, 'notices come from here now');
      setSource(state, source);
    },
    onLost: () => {
      logger.error('the bus is lost');
      metrics.busConnected.set(0);
      setSource(state, 'none');
      if (state.phase === 'open') state.phase = 'deaf';
      void closeAll(state, spreadMilliseconds);
    },
    onRestored: () => {
      metrics.busConnected.set(1);
      if (state.phase === 'deaf') state.phase = 'open';
    },
  };
}

function setSource(state: HubState, source: HubState['busSource']): void {
  state.busSource = source;
  for (const name of ['redis', 'postgres'] as const) {
    state.metrics.busSource.set({ source: name }, name === source ? 1 : 0);
  }
}
