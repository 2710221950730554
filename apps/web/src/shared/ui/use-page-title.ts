import { useEffect } from 'react';
import { messages } from '../message/messages.ts';

/** The page's name in the browser's tab and history; every page of the site calls it. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    const { productName } = messages.shell;
    document.title = title === undefined ? productName : `${title} · ${productName}`;
  }, [title]);
}
