import { type AreaGroups, toModules } from '../chunk-group.ts';

export const groups: AreaGroups = {
  late: [
    // What the pages show before their parts.
    toModules(
      'nft-market-page',
      /\/src\/features\/nft-market\/(find-markets\.ts|(list\/unread-works|detail\/unread-artwork)\.tsx)$/,
      /\/src\/shared\/message\/en\/nft-market\/(nft-market|work)\.ts$/,
      /\/rules\/src\/nft-market\/artwork-id\.ts$/,
      /\/schema\/src\/nft-market\/first-still-places\.ts$/,
    ),
    // What the markets hold, for lists, a work's page, the account and the page that takes back; works of an answer; and
    // their news on any page.
    toModules(
      'nft-market-chain',
      /\/src\/features\/nft-market\/(held\/.+|list\/(fetch-artworks|market-place|work-labels)|market\/(market-of\.query|quote-token\.query|read-markets)|news\/.+|offers\/offer|work\/market-answers)\.ts$/,
      /\/src\/shared\/message\/en\/nft-market\/news\.ts$/,
      /\/abi\/src\/nft-market\/(market|market-factory)\.abi\.ts$/,
      /\/rules\/src\/nft-market\/(artwork-status|file-type|picture-name)\.ts$/,
      /\/src\/shared\/artwork\/still-picture\.tsx$/,
      /\/schema\/src\/(artist\/artist|media\/media-(file|upload)|nft-market\/(artwork|draft|market-news|nft-market-changed|requests|text-edit)|wire\/plain-text)\.ts$/,
    ),
    // What lists and a work's page show of a work and of its collection.
    toModules(
      'nft-market-parts',
      /\/src\/features\/nft-market\/((list\/(artwork-picture|price-text)|market\/short-balance)\.tsx|market\/use-short-balance\.ts|offers\/(?!all-offers|offer\.ts)|work\/artwork-media\.ts)/,
      /\/src\/shared\/message\/en\/nft-market\/offer\.ts$/,
      /\/schema\/src\/nft-market\/(history|offer)\.ts$/,
    ),
    // The lists, with the basket.
    toModules(
      'nft-market-list',
      /\/src\/features\/nft-market\/((basket|list|mine)\/|trades\/(own-trades|fetch-trades))/,
      /\/src\/shared\/message\/en\/nft-market\/basket\.ts$/,
    ),
    // A work's page.
    toModules(
      'nft-market-work',
      /\/src\/features\/nft-market\/(detail\/(?!named-artwork|play-flv)|work\/)/,
      /\/src\/features\/nft-market\/(action\/(split\.query|work-order)|market\/to-named-collection)\.ts$/,
      /\/src\/shared\/(message\/en\/nft-market\/(pay|write)|ui\/use-was-near)\.ts$/,
      /\/rules\/src\/nft-market\/(auction-clock|split-price|work-actions)\.ts$/,
      /\/abi\/src\/nft-market\/art-nft\.abi\.ts$/,
    ),
    // Its dialogs, from their buttons on.
    toModules(
      'nft-market-write',
      /\/src\/features\/nft-market\/((action|edit|offer|sweep)\/|offers\/all-offers)/,
      /\/rules\/src\/nft-market\/next-bid\.ts$/,
      /\/src\/shared\/site\/exact-output-part\.query\.ts$/,
    ),
  ],
};
