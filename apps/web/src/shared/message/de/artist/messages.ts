export { artist } from './artist.ts';
export { artistMint } from './mint.ts';
export { artistPage } from './page.ts';
export { artistWrite } from './write.ts';
