import { messages } from '../../message/messages.ts';
import { announceProvider } from '../announce-provider.ts';
import { developmentWalletId } from '../wallet-choices.ts';
import { createDevelopmentProvider } from './provider.ts';
import { mountDevelopmentPrompts } from './mount-prompts.tsx';

/** Searched by the build check: no production bundle may contain this text. */
const marker = 'TRADEWIND_DEVELOPMENT_WALLET';

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"%3E%3Crect width="36" height="36" rx="8" fill="%237d5200"/%3E%3Cpath d="M9 12h18v14H9zM9 12l14-4v4M22 19h1" fill="none" stroke="%23fff" stroke-width="2"/%3E%3C/svg%3E';

let isAnnounced = false;

/** Announces the built-in wallet to the page. */
export function announceDevelopmentWallet(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  mountDevelopmentPrompts();
  const info = {
    uuid: '5d2f6f0e-6c3d-4f0e-9a53-7d1f0c1b5a11',
    name: messages.developmentWallet.name,
    icon,
    rdns: developmentWalletId,
    marker,
  };
  announceProvider(info, createDevelopmentProvider());
}
