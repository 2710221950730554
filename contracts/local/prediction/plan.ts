import { addressOf, deployer, guardian, type PlannedArea, treasury } from '../plan.ts';

const publisher = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'; // account 10
const feeder = '0x71bE63f3384f5fb98995898A86B02Fb2426c5788'; // account 11

/** Seconds. */
const genesis = 1_735_689_600n; // 2025-01-01 00:00 UTC
const maxDelay = 120n;
/** Wei. */
const minimumStake = 10n ** 15n;

export const plan: PlannedArea = {
  position: 30,
  contracts: [
    // The simulated feed is two contracts, as Chainlink's feeds are.
    { name: 'SimulatedAggregator', contract: 'SimulatedAggregator', args: [feeder] },
    {
      name: 'SimulatedFeed',
      contract: 'SimulatedFeed',
      args: [deployer, addressOf('SimulatedAggregator')],
    },
    {
      name: 'ChainlinkBoundaryOracle',
      contract: 'ChainlinkBoundaryOracle',
      args: [addressOf('SimulatedFeed'), maxDelay],
    },
    {
      name: 'PredictionMarket',
      contract: 'PredictionMarket',
      args: [addressOf('ChainlinkBoundaryOracle'), genesis, minimumStake, deployer, treasury, guardian],
    },
    {
      name: 'BonusDistributor',
      contract: 'BonusDistributor',
      args: [addressOf('PredictionMarket'), publisher, guardian],
    },
  ],
  published: ['IAggregatorProxy'],
  deployment: {
    about: 'Where the game of prices is on one chain, and what it was deployed with.',
    subject: 'the game',
    fields: {
      market: { value: addressOf('PredictionMarket') },
      oracle: { value: addressOf('ChainlinkBoundaryOracle') },
      feed: {
        value: addressOf('SimulatedFeed'),
        about: "The proxy that passes on the price; the writer is the oracle's `PhasePinned`.",
      },
      bonus: { value: addressOf('BonusDistributor') },
      genesis: { value: genesis, about: 'Unix seconds at which round 0 locks.' },
      maxDelay: { value: maxDelay, about: 'Seconds after a boundary within which its price has to come.' },
      minimumStake: { value: minimumStake, about: 'Wei.' },
    },
  },
};
