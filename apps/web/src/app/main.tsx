import '../shared/theme/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../shared/message/language.ts';
import { App } from './app.tsx';

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
