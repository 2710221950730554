import { useEffect } from 'react';
import { messages } from '../message/messages.ts';
import { noteStaticTitle } from './static-title.ts';

/** The page's name in the browser's tab and history; every page of the site calls it. */
export function usePageTitle(title?: string): void {
  const { productName } = messages.shell;
  const full = title === undefined ? productName : `${title} · ${productName}`;
  if (import.meta.env.SSR) noteStaticTitle(full);
  useEffect(() => {
    document.title = full;
  }, [full]);
}
