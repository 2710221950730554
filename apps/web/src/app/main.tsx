import '../shared/theme/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '../shared/message/language.ts';
import { registerContracts } from '../shared/wallet/development/known-contracts.ts';
import { App } from './app.tsx';
import { areas } from './areas.ts';
import { chains } from './chains.ts';
import { loadSharedCode } from './load-shared-code.ts';
import { loadArea } from './loaded-area.ts';

/** How long the prerendered page, whose only working controls are links, waits for its own code. */
const areaPatienceMs = 8_000;

/**
 * A saved list could cause a script error, so an uncaught error
 * removes the lists (SHELL-08). Failed resources carry no error.
 */
addEventListener('error', ({ error }: ErrorEvent) => {
  if (error)
    void import('../shared/token-list/forget-lists.ts').then(({ forgetLists }) => forgetLists(chains));
});

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // The prerendered page stays until the app replaces it in one frame; an area reports code that failed to load.
  // Not `pause`: its chunk would have to load first.
  const areaPatience = new Promise((resolve) => setTimeout(resolve, areaPatienceMs));
  const language = loadLanguage();
  // The language first: a page may keep texts when it loads. Its code is on the way already (the HTML preloads it).
  const area = language.then(() => loadArea(location.pathname)).catch(() => undefined);
  await Promise.all([language, Promise.race([area, areaPatience])]);
  loadSharedCode();
  // In slices, so that rendering never delays a click or a key.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

if (import.meta.env.MODE !== 'production') {
  registerContracts(areas.flatMap(({ local }) => local?.contracts ?? []));
}

// An unsupported browser shows one sentence instead (browser-check.js).
if (document.documentElement.dataset['browser'] !== 'old') void start();
