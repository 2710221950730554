import '../../shared/theme/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '../../shared/message/language.ts';
import { FileApp } from './file-app.tsx';

/** The start of the static file (build/take-back-file.ts). */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('take-back.html has no #root');
  await loadLanguage();
  createRoot(root).render(
    <StrictMode>
      <FileApp />
    </StrictMode>,
  );
}

void start();
