import type { RelayClient } from './relay-client.ts';
import { toAddress, toChainId } from './session-content.ts';

type SessionEvents = {
  readonly accountChosen: (address: string) => void;
  readonly chainChosen: (chainId: number) => void;
  /** The wallet changed the accounts or networks. */
  readonly updated: () => void;
  readonly ended: () => void;
};

type Published = {
  readonly topic: string;
  readonly params: { readonly event: { readonly name: string; readonly data: unknown } };
};

/** Reports the wallet's own events of one session until its end; returns how to stop earlier. */
export function listenToSession(client: RelayClient, topic: string, events: SessionEvents): () => void {
  const ofSession = (listener: () => void) => (event: { topic: string }) => {
    if (event.topic === topic) listener();
  };
  const updated = ofSession(events.updated);
  const ended = ofSession(() => {
    stop();
    events.ended();
  });
  const published = (event: Published) => {
    if (event.topic === topic) publish(event.params.event, events);
  };
  client.on('session_update', updated).on('session_event', published);
  client.on('session_delete', ended).on('session_expire', ended);
  const stop = () => {
    client.off('session_update', updated).off('session_event', published);
    client.off('session_delete', ended).off('session_expire', ended);
  };
  return stop;
}

function publish({ name, data }: Published['params']['event'], events: SessionEvents): void {
  const [first]: unknown[] = Array.isArray(data) ? data : [data];
  const chainId = toChainId(first);
  if (name === 'accountsChanged' && typeof first === 'string') events.accountChosen(toAddress(first));
  if (name === 'chainChanged' && chainId !== undefined) events.chainChosen(chainId);
}
