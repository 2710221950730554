import { create } from 'zustand';

type NodeDialogState = {
  readonly isOpen: boolean;
  /** The chain whose nodes are shown; by default the home chain. */
  readonly chainId: number | undefined;
};

/** The dialog of the chain nodes; any screen may open it. */
export const useNodeDialog = create<NodeDialogState>()(() => ({ isOpen: false, chainId: undefined }));

export function openNodeDialog(chainId?: number): void {
  useNodeDialog.setState({ isOpen: true, chainId });
}

export function closeNodeDialog(): void {
  useNodeDialog.setState({ isOpen: false });
}
