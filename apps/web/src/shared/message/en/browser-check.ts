/** The sentence for a browser that cannot run the site: in the HTML, never in a script of the site. */
export const browserCheck = {
  tooOld: ({ chrome, firefox, safari }: { chrome: number; firefox: number; safari: number }) =>
    `This browser is too old for Tradewind. Use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or newer.`,
};
