import { home } from './en/home.ts';
import { notBuilt } from './en/not-built.ts';
import { shell } from './en/shell.ts';
import { ui } from './en/ui.ts';

/** English. One file an area under en/; nothing outside this folder holds a sentence that a person reads. */
export const en = { ui, shell, home, notBuilt };
