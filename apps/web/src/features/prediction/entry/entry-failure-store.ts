import type { Address, Hash } from 'viem';
import { create } from 'zustand';

export type EntryFailure = {
  readonly account: Address;
  readonly text: string;
  /** Undefined where nothing was sent. */
  readonly hash: Hash | undefined;
};

interface EntryFailureState {
  /** The last failed entry of this page. */
  failure: EntryFailure | undefined;
  /** The failed transaction whose notice was closed. */
  read: Hash | undefined;
}

/** The notices of failed entries: outside the form, which is unmounted with its round. */
export const useEntryFailure = create<EntryFailureState>()(() => ({ failure: undefined, read: undefined }));

export function noteEntryFailure(failure: EntryFailure | undefined): void {
  useEntryFailure.setState({ failure });
}

export function noteRead(read: Hash): void {
  useEntryFailure.setState({ read });
}
