import { lazy, Suspense, useEffect } from 'react';
import { takeNewOwnNode } from '../chain/own-node.ts';
import { openNodeDialog, useNodeDialog } from './node-dialog-store.ts';

const NodeDialog = lazy(() => import('./node-dialog.tsx').then((module) => ({ default: module.NodeDialog })));

/** The slot of the node dialog; its code loads when it is opened. */
export function NodeDialogSlot() {
  const { isOpen } = useNodeDialog();
  useEffect(openForPendingCheck, []);
  return <Suspense fallback={null}>{isOpen && <NodeDialog />}</Suspense>;
}

/** After the reload that a new node requires, the check continues. Its result is announced once. */
function openForPendingCheck(): void {
  const chainId = takeNewOwnNode();
  if (chainId !== undefined) openNodeDialog(chainId);
}
