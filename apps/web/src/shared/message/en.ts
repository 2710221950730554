import { api } from './en/api.ts';
import { chain } from './en/chain.ts';
import { developmentWallet } from './en/development-wallet.ts';
import { exchange } from './en/exchange.ts';
import { home } from './en/home.ts';
import { notBuilt } from './en/not-built.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { tokenList } from './en/token-list.ts';
import { transaction } from './en/transaction.ts';
import { ui } from './en/ui.ts';
import { wallet } from './en/wallet.ts';

/** English. One file an area under en/; nothing outside this folder holds a sentence that a person reads. */
export const en = {
  ui,
  shell,
  home,
  notBuilt,
  api,
  chain,
  wallet,
  developmentWallet,
  transaction,
  tokenList,
  settings,
  exchange,
};
