import '../shared/theme/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../shared/message/language.ts';
import { App } from './app.tsx';
import { loadArea } from './loaded-area.ts';

/** How long the page that the server has drawn, with nothing to click but its links, waits for its own code. */
const areaPatienceMs = 8_000;

/** A saved list could be what broke a script, so an uncaught error takes them away (SHELL-08); resources that fail carry no error. */
addEventListener('error', ({ error }: ErrorEvent) => {
  if (error) void import('../shared/token-list/forget-lists.ts').then(({ forgetLists }) => forgetLists());
});

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // The page that the server has drawn stays until ours takes its place in one frame; code that does not come is told by its area.
  // No `pause` here: the code that it comes with would have to load first.
  const areaPatience = new Promise((resolve) => setTimeout(resolve, areaPatienceMs));
  const area = loadArea(location.pathname).catch(() => undefined);
  await Promise.all([currentLanguage.apply?.(), Promise.race([area, areaPatience])]);
  // In slices, so that a click or a key is never kept waiting by the whole of it.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

void start();
