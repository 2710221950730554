import { Navigate, Route, Routes } from 'react-router';
import { Area } from './area.tsx';
import { routes } from './route-table.ts';

/** The page of the address; an unknown one redirects to home (SHELL-01). */
export function AppRoutes() {
  return (
    <Routes>
      {routes.map(({ path, screen, load }) => (
        <Route key={path} path={path} element={<Area key={screen} load={load} />} />
      ))}
      {import.meta.env.MODE !== 'production' && (
        <Route path="/__gallery" element={<Area load={loadGallery} />} />
      )}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** The gallery; a production build has neither the route nor its code. */
function loadGallery() {
  return import('./gallery/gallery-page.tsx').then((m) => ({ default: m.GalleryPage }));
}
