import { create } from 'zustand';

type Pairing = {
  /** The pairing link for the wallet; undefined until the relay has accepted it. */
  readonly uri: string | undefined;
  /** The wallet was opened by a link on this device; no code was scanned. */
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
