import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { Area } from './area.tsx';
import { AppProviders } from './app-providers.tsx';
import { routes } from './route-table.ts';
import { WalletButton } from '../shared/wallet/wallet-button.tsx';
import { Shell } from './shell/shell.tsx';

export function App() {
  return (
    <AppProviders>
      <BrowserRouter>
        <Shell wallet={<WalletButton />}>
          <Routes>
            {routes.map(({ path, screen, load }) => (
              <Route key={path} path={path} element={<Area key={screen} load={load} />} />
            ))}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Shell>
      </BrowserRouter>
    </AppProviders>
  );
}
