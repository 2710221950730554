import '../shared/theme/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../shared/message/language.ts';
import { App } from './app.tsx';

/** A saved list could be what broke a script, so an uncaught error takes them away (SHELL-08); resources that fail carry no error. */
addEventListener('error', ({ error }: ErrorEvent) => {
  if (error) void import('../shared/token-list/forget-lists.ts').then(({ forgetLists }) => forgetLists());
});

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await currentLanguage.apply?.();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
