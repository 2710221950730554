/** The sentence for a browser that cannot run the site: in the HTML, never in a script of the site. */
export const browserCheck = {
  tooOld: ({ chrome, firefox, safari }: { chrome: number; firefox: number; safari: number }) =>
    `This browser is too old for Tradewind. It works in Chrome and Edge from ${chrome}, Firefox from ${firefox} and Safari from ${safari} on.`,
};
