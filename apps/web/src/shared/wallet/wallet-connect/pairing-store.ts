import { create } from 'zustand';

type Pairing = {
  /** What the wallet must read; undefined until the relay has taken it. */
  readonly uri: string | undefined;
  /** The wallet was opened on this device, and did not read the code from it. */
  readonly isOpenedHere: boolean;
  readonly cancel: () => void;
};

const noPairing: Pairing = { uri: undefined, isOpenedHere: false, cancel: () => {} };

/** The pairing that waits for a wallet, if any. */
export const usePairing = create<Pairing>()(() => noPairing);

export function openPairing(cancel: () => void): void {
  cancelPairing();
  usePairing.setState({ ...noPairing, cancel });
}

export function showPairingUri(uri: string): void {
  usePairing.setState({ uri });
}

export function markOpenedHere(): void {
  usePairing.setState({ isOpenedHere: true });
}

export function cancelPairing(): void {
  usePairing.getState().cancel();
}
