import { BrowserRouter } from 'react-router';
import { WalletButton } from '../shared/wallet/wallet-button.tsx';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Shell } from './shell/shell.tsx';

export function App() {
  return (
    <AppProviders>
      <BrowserRouter>
        <Shell wallet={<WalletButton />}>
          <AppRoutes />
        </Shell>
      </BrowserRouter>
    </AppProviders>
  );
}
