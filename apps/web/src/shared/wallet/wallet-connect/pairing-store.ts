import { create } from 'zustand';

type Pairing = {
  /** What the wallet must read; undefined until the relay has taken it. */
  readonly uri: string | undefined;
  readonly cancel: () => void;
};

const noPairing: Pairing = { uri: undefined, cancel: () => {} };

/** The pairing that waits for a wallet, if any. */
export const usePairing = create<Pairing>()(() => noPairing);

export function openPairing(cancel: () => void): void {
  usePairing.getState().cancel();
  usePairing.setState({ uri: undefined, cancel });
}

export function showPairingUri(uri: string): void {
  usePairing.setState({ uri });
}

export function cancelPairing(): void {
  usePairing.getState().cancel();
}
