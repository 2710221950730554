import { create } from 'zustand';

/** Whether the dialog of the chain nodes is open; any screen may open it. */
export const useNodeDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function openNodeDialog(): void {
  useNodeDialog.setState({ isOpen: true });
}

export function closeNodeDialog(): void {
  useNodeDialog.setState({ isOpen: false });
}
