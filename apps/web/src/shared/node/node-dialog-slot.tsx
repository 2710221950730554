import { useEffect } from 'react';
import { takeNewOwnNode } from '../chain/own-node.ts';
import { DialogBoundary } from '../ui/dialog-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { closeNodeDialog, openNodeDialog, useNodeDialog } from './node-dialog-store.ts';

const NodeDialog = lazyPart(() =>
  import('./node-dialog.tsx').then((module) => ({ default: module.NodeDialog })),
);

/** The slot of the node dialog; its code loads when it is opened. */
export function NodeDialogSlot() {
  const { isOpen } = useNodeDialog();
  useEffect(openForPendingCheck, []);
  return (
    isOpen && (
      <DialogBoundary onClose={closeNodeDialog}>
        <NodeDialog />
      </DialogBoundary>
    )
  );
}

/** After the reload that a new node requires, the check continues. Its result is announced once. */
function openForPendingCheck(): void {
  const chainId = takeNewOwnNode();
  if (chainId !== undefined) openNodeDialog(chainId);
}
