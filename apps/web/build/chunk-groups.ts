import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AreaGroups, toGroup, toModules } from './chunk-group.ts';

/** The groups of each area, one file in the folder `chunks`. */
const areas = await Promise.all(
  globSync('chunks/*.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (file): Promise<AreaGroups> => {
      const { groups } = await import(pathToFileURL(`${import.meta.dirname}/${file}`).href);
      return groups;
    }),
);

/**
 * Modules that pages load together form one chunk: it compresses better, and it is one request. A group takes the
 * modules that match and their imports, except those of earlier groups. By default the bundler makes one chunk per
 * set of importers, about forty for /swap.
 */
export const chunkGroups = [
  toGroup('shell', /\/src\/app\/app\.tsx$/),
  // Display code of every page with figures.
  toGroup(
    'view',
    /\/src\/shared\/(ui\/(detail|reading-text|inline-notice|tooltip|skeleton|card|token-logo|empty-state|retry-button|network-unreachable)\.tsx|ui\/use-(media|page-title)\.ts|chain\/(reading|latest-block|chain-key)\.ts|api-client\/usd\.ts|live\/(live-store|topic-listeners|use-area-updates|use-index-reading|use-live-topic)\.ts|message\/(plural|en\/live)\.ts)$/,
    /\/rules\/src\/amount\/format-usd\.ts$/,
    /\/schema\/src\/(hub\/chain-topic|[^/]+\/hub-names)\.ts$/,
    /\/react-query\/build\/modern\/useQuery\.js$/,
  ),
  // The readers of chain and API, with the schema library.
  toGroup(
    'data',
    /\/src\/shared\/(chain\/(explorer-link|to-user-message|read-contracts?)|api-client\/fetch-from-api|settings\/(checked-storage|settings-store|trade-page)|ui\/notice-store)\.tsx?$/,
    /\/abi\/src\/standard\/erc20\.abi\.ts$/,
    /\/schema\/src\/(market-info\/|wire\/(amount|chain-id|chain-time|hash|paging)\.ts$)/,
  ),
  // Currencies and fields of amounts, which pages without a trade show too.
  toModules(
    'currencies',
    /\/abi\/src\/token-list\.ts$/,
    /\/rules\/src\/(amount\/(amount-text|format-amount|parse-amount)|network\/address)\.ts$/,
    /\/schema\/src\/(media\/logo-url|token-list\/token-list)\.ts$/,
    /\/src\/shared\/message\/en\/token-field\.ts$/,
    /\/src\/shared\/token-list\/(balances\.query|currencies|currency|currency-button|currency-choice|currency-logo|currency-schema|find-namesakes|list-store|token-address|user-tokens)\.tsx?$/,
    /\/src\/shared\/ui\/(amount-field|amount-text|use-debounced-value|use-typed-amount)\.tsx?$/,
    /\/src\/shared\/(chain\/(logo-sources|network-state)|live\/update-taps|node\/node-dialog-store|time\/pause|wallet\/connect-action)\.tsx?$/,
    /\/react-query\/build\/modern\/queryOptions\.js$/,
    /\/viem\/_esm\/utils\/data\/concat\.js$/,
  ),
  ...areas.flatMap(({ early = [] }) => early),
  // Blocks and sent transactions: some pages read them first, others after the paint.
  toModules(
    'known',
    /\/src\/shared\/chain\/(block\.query|follow-blocks|head-subscription|is-read-of)\.ts$/,
    /\/schema\/src\/wire\/decimal\.ts$/,
    /\/src\/shared\/(account\/signed-in-store|transaction\/(batch-record|open-request|run-store|transaction-plan|transaction-record|transaction-store|write-amount|write-facts))\.ts$/,
    /\/viem\/_esm\/(actions\/public\/getBlock|errors\/block|utils\/formatters\/(block|transaction))\.js$/,
  ),
  // The reads of pages that are drawn from contracts, and the lines of panels that verify them.
  toModules(
    'contract-reads',
    /\/src\/shared\/(chain\/(join-readings|read-answers|use-chain-time)|transaction\/use-is-tag-pending)\.ts$/,
    /\/src\/shared\/(chain\/on-chain|chain\/network-logo|ui\/disclosure)\.tsx$/,
    /\/src\/shared\/(verify\/[^/]+|message\/en\/verify)\.tsx?$/,
  ),
  // The writes of this page and the wallet of a session.
  toModules(
    'session',
    /\/src\/shared\/(message\/en\/transaction|transaction\/(request-store|shown-writes|transaction\.mutation|wallet-limits|warn-unsent|write-identity)|wallet\/(provider|switch-network|to-transaction-wallet))\.tsx?$/,
    /\/viem\/_esm\/(accounts\/utils\/publicKeyToAddress|utils\/signature\/recover(Address|PublicKey))\.js$/,
  ),
  // The figures of the market, which home shows first.
  toGroup('market', /\/src\/shared\/market-info\/market-info\.query\.ts$/),
  // Small parts of pages and dialogs.
  toGroup(
    'parts',
    /\/src\/shared\/ui\/(address-text|badge|candle-columns|chart-attribution|checkbox|data-table|dialog|list-page|percent-range|rolling-text|signed-text|switch|tabs|text-field|time-text)\.tsx$/,
    /\/src\/shared\/(market-info\/price-change\.tsx|message\/en\/time\.ts|time\/(countdown|date-(format|text))\.ts)$/,
    /\/rules\/src\/amount\/format-percent\.ts$/,
    /\/react-query\/build\/modern\/useInfiniteQuery\.js$/,
  ),
  // Loaded by every page after the first paint: followers of wallet and chain, the price, the node state.
  toGroup(
    'after-paint',
    /\/src\/app\/shell\/token-price\.tsx$/,
    /\/src\/shared\/(node\/(network-banner|node-dialog-slot|node-status)|token-list\/list-updates|wallet\/(background-work|pending-pill))\.tsx$/,
    /\/src\/shared\/(chain\/(node-turns|read-recent-chunk|rpc-node)|wallet\/wallet-connect\/pairing-store)\.ts$/,
    /\/viem\/_esm\/actions\/public\/(call|multicall|readContract)\.js$/,
  ),
  // The values of amounts: pages show them at once, writes in their dialog.
  toGroup(
    'fiat',
    /\/src\/shared\/token-list\/(fiat-note|fiat-text)\.tsx$/,
    /\/src\/shared\/token-list\/format-(currency-amount|exact-currency)\.ts$/,
    /\/src\/shared\/chain\/gas-price\.query\.ts$/,
  ),
  // A pair's logos and a token that no list has.
  toModules(
    'token-parts',
    /\/src\/shared\/(chain\/clean-name|token-list\/(logo-pair|stranger-token))\.tsx?$/,
  ),
  // The form that begins a swap; its fields load after the paint.
  toModules('quick-swap', /\/src\/shared\/(token-list\/quick-swap-slot|message\/en\/quick-swap)\.tsx?$/),
  toModules('buy', /\/src\/shared\/token-list\/(buy-slot|platform-token)\.tsx?$/),
  toModules('quick-swap-form', /\/src\/shared\/token-list\/(buy-dialog|quick-quote|quick-swap)\.tsx?$/),
  ...areas.flatMap(({ late = [] }) => late),
  // Error codes and hub names of all areas: the hub reads them, and a language for its texts.
  toModules('wire', /\/schema\/src\/(areas|[^/]+\/[^/]+-(errors|wire)|wire\/error-catalogue)\.ts$/),
  // What each area shows on the page that takes back.
  toModules(
    'take-back',
    /\/src\/features\/[^/]+\/take-back\//,
    /\/src\/shared\/(account\/take-back-section|message\/en\/[^/]+\/take-back)\.tsx?$/,
  ),
  // Small modules that writes and lists of several areas share, and the account drawer.
  toModules(
    'write-parts',
    /\/src\/shared\/(chain\/(read-names\.ts|transaction-time\.tsx)|live\/index-pages\.query\.ts|payment\/plain-write-slot\.tsx|ui\/((choice|exact-text|text-area)\.tsx|toggle-in\.ts))$/,
    /\/abi\/src\/standard\/erc721\.abi\.ts$/,
  ),
  // Around a list: its search field, pictures, rows of small buttons, its file, and the link to what can be taken back.
  toModules(
    'list-parts',
    /\/src\/shared\/(account\/take-back-link|artwork\/(draw-work|work-picture)|media\/to-media-url|ui\/(search-field|sideways)|message\/en\/(csv-export|search-field|take-back))\.tsx?$/,
  ),
  // Whether the account is signed in, and who brought it here.
  toModules(
    'signed-in',
    /\/src\/shared\/(account\/session\.query|referral\/kept-referral)\.ts$/,
    /\/schema\/src\/account\/session\.ts$/,
    /\/zod\/v4\/mini\/iso\.js$/,
  ),
  // Signing in, its end, and what the server collects for an account.
  toModules(
    'sign-in',
    /\/src\/shared\/account\/(ensure-signed-in|request-sign-in|retry-signed-in|sign-out)\.ts$/,
    /\/src\/shared\/(collect\/[^/]+|message\/en\/collect)\.tsx?$/,
    /\/schema\/src\/collect\/collection\.ts$/,
    /\/(rules\/src\/account\/sign-in-message|schema\/src\/account\/sign-in)\.ts$/,
  ),
  // Names: of an account, of a recipient, of a list.
  toModules(
    'names',
    /\/src\/shared\/ens\/(ens|look-up-account|look-up-name|payee-check|primary-name\.query|query-ens|recipient-field)\.tsx?$/,
    /\/src\/shared\/message\/en\/ens\.ts$/,
    /ens-deployment\.ts$/,
  ),
  // Who the account is: its profile, picture and texts.
  toModules(
    'profile',
    /\/src\/shared\/(account\/(avatar|profile-link|profile-store|to-account-message)|message\/en\/account|wallet\/account-label)\.tsx?$/,
    /\/src\/app\/shell\/menu-profile\.tsx$/,
  ),
  // Something of each area: in the drawer, and on a page that needs no drawer.
  toModules(
    'account-parts',
    /\/src\/shared\/(site\/account-parts\.query\.ts|wallet\/account-parts\.tsx)$/,
    /\/(react-query|query-core)\/build\/modern\/(queriesObserver|useQueries)\.js$/,
  ),
  // Lists of tokens that go, tokens of a link or an address, and the warning about a token.
  toModules(
    'late-lists',
    /\/src\/shared\/token-list\/((forget-lists|token-lookup\.query)\.ts|(linked-tokens|token-warning-dialog)\.tsx)$/,
  ),
  // What each area gives to an account: every page loads all of them.
  toModules(
    'area-accounts',
    /\/src\/features\/[^/]+\/(account\/[^/]+|history\/[^/]+-exports)\.tsx?$/,
    /\/src\/shared\/message\/en\/[^/]+\/(position|spender|[^/]+-spender)\.ts$/,
  ),
  // The account drawer with the dialogs that it opens; its lists of positions belong to the areas.
  toModules(
    'account',
    /\/src\/shared\/wallet\/(drawer\/|activity\/|receive\/|(exports-dialog|pending-dialog)\.tsx|site-contracts\.ts)/,
    /\/src\/shared\/(account\/(describe-browser|position-list|profile-dialog|read-picture|revoke\.mutation|sessions-dialog|sign-in-panel|sign-in\.mutation)|token-list\/(holdings?(\.query)?|sum-up-holdings)|chain\/on-chain|transaction\/describe-record)\.tsx?$/,
    /\/src\/shared\/(message\/en\/(account-drawer|activity)|wallet\/disconnect\.mutation)\.ts$/,
    /\/schema\/src\/[^/]+\/([^/]+-)?activity(-rows)?\.ts$/,
  ),
  // The files of an account's history; each area adds its kinds.
  toModules('export', /\/src\/shared\/export\//, /\/rules\/src\/csv\/formula-start\.ts$/),
  // Shared by every write: its dialog, then the code that sends it.
  toGroup(
    'transaction',
    /\/src\/shared\/(transaction\/(transaction-dialog|ways-on)|ui\/confirm-button|payment\/(paid-button|plain-write-dialog|write-dialog))\.tsx$/,
  ),
  toGroup(
    'write',
    /\/src\/shared\/(chain\/find-contract-error|live\/wait-until-indexed|payment\/(paid-steps|use-payment))\.ts$/,
    ...areas.flatMap(({ write = [] }) => write),
    /\/src\/shared\/(simulation\/|transaction\/run-transaction\.ts$)/,
  ),
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));
