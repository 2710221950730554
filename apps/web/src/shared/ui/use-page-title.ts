import { useEffect } from 'react';
import { messages } from '../message/messages.ts';
import { noteStaticTitle } from './static-title.ts';

/** Sets the page's title in the browser's tab and history; every page calls it. */
export function usePageTitle(title?: string): void {
  const { productName } = messages.shell;
  const full = title === undefined ? productName : `${title} · ${productName}`;
  if (import.meta.env.SSR) noteStaticTitle(full);
  useEffect(() => {
    document.title = full;
  }, [full]);
}
