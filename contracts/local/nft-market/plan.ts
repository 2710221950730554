import { addressOf, deployer, guardian, type PlannedArea, treasury } from '../plan.ts';

/** The fee of the first listings: 2.5%. */
const feeBps = 250;

/** The factory and the artists' collection: the owner of the factory creates the markets. */
export const plan: PlannedArea = {
  position: 80,
  contracts: [
    { name: 'ArtNFT', contract: 'ArtNFT', args: [deployer, treasury, 'art/'] },
    { name: 'MarketDeployer', contract: 'MarketDeployer', args: [] },
    {
      name: 'MarketFactory',
      contract: 'MarketFactory',
      args: [
        {
          owner: deployer,
          guardian,
          treasury,
          deployer: addressOf('MarketDeployer'),
          quoteToken: addressOf('BSCS'),
          feeBps,
        },
      ],
    },
  ],
  published: ['Market'],
  deployment: {
    about:
      'Where the list of NFT markets is on one chain, and the collections that are known before their markets.',
    subject: 'the NFT markets',
    fields: {
      factory: { value: addressOf('MarketFactory') },
      art: { value: addressOf('ArtNFT'), about: 'The collection of the artists.' },
      genesis: { value: addressOf('GenesisCollection'), about: 'The collection of the company.' },
      quoteToken: { value: addressOf('BSCS'), about: 'The token in which all markets are paid.' },
    },
  },
};
