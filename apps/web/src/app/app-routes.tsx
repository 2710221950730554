import { Navigate, Route, Routes } from 'react-router';
import { PagesContext } from '../shared/site/pages-context.ts';
import { Area } from './area.tsx';
import { routes } from './route-table.ts';

/** The page of the address; an unknown one redirects to home (SHELL-01). */
export function AppRoutes() {
  return (
    <PagesContext value={routes}>
      <Routes>
        {routes.map(({ path, screen, load }) => (
          <Route key={path} path={path} element={<Area key={screen} load={load} />} />
        ))}
        {import.meta.env.MODE !== 'production' && (
          <Route path="/__gallery" element={<Area load={loadGallery} />} />
        )}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </PagesContext>
  );
}

/** The gallery; a production build has neither the route nor its code. */
function loadGallery() {
  return import('./gallery/gallery-page.tsx').then((m) => m.loadGalleryPage());
}
