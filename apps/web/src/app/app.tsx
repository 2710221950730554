import { lazy } from 'react';
import { BrowserRouter } from 'react-router';
import { OptionalPart } from '../shared/ui/optional-part.tsx';
import { WalletButton } from '../shared/wallet/wallet-button.tsx';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Shell } from './shell/shell.tsx';

const ListUpdates = lazy(() =>
  import('../shared/token-list/list-updates.tsx').then((module) => ({ default: module.ListUpdates })),
);

const NodeDialogSlot = lazy(() =>
  import('../shared/node/node-dialog-slot.tsx').then((module) => ({ default: module.NodeDialogSlot })),
);

const PendingPill = lazy(() =>
  import('../shared/wallet/pending-pill.tsx').then((module) => ({ default: module.PendingPill })),
);

export function App() {
  return (
    <BrowserRouter>
      <AppFrame />
    </BrowserRouter>
  );
}

/** The site below its router. */
export function AppFrame() {
  return (
    <AppProviders>
      <OptionalPart>
        <ListUpdates />
      </OptionalPart>
      <OptionalPart>
        <NodeDialogSlot />
      </OptionalPart>
      <Shell
        wallet={
          <>
            <OptionalPart>
              <PendingPill />
            </OptionalPart>
            <WalletButton />
          </>
        }
      >
        <AppRoutes />
      </Shell>
    </AppProviders>
  );
}
