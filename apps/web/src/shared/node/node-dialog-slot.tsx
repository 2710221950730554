import { lazy, Suspense, useEffect } from 'react';
import { isAllowed, useOwnNode } from '../chain/own-node.ts';
import { openNodeDialog, useNodeDialog } from './node-dialog-store.ts';

const NodeDialog = lazy(() => import('./node-dialog.tsx').then((module) => ({ default: module.NodeDialog })));

/** Where the dialog of the nodes appears; its code comes when it is opened. */
export function NodeDialogSlot() {
  const { isOpen } = useNodeDialog();
  useEffect(openForPendingCheck, []);
  return <Suspense fallback={null}>{isOpen && <NodeDialog />}</Suspense>;
}

/** After the reload that a new node asked for, the check goes on where the person left it. */
function openForPendingCheck(): void {
  const { url, isAccepted } = useOwnNode.getState();
  if (url !== undefined && !isAccepted && isAllowed(url)) openNodeDialog();
}
