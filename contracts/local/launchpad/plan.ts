import { localNetworks } from '../networks.ts';
import {
  addressOf,
  deployer,
  guardian,
  planToken,
  type PlannedArea,
  type PlannedContract,
  toRaw,
  treasury,
} from '../plan.ts';

const lister = '0x1CBd3b2770909D4e10f157cABC84C7264073C9Ec'; // account 13
const signer = '0xdF3e18d64BC6A983f673Ab319CCaE4f1a57C7097'; // account 14
/** Seconds between the listing of a sale and its opening. A public chain has a day. */
const notice = 60;

const [home, ethereum, polygon] = localNetworks;
const chainIds = localNetworks.map(({ chainId }) => chainId);

const onEveryChain = (contract: string, args: PlannedContract['args'] = []): PlannedContract => ({
  name: contract,
  contract,
  args,
  chainIds,
});

/** The tokens that are sold; no list has them. */
const soldTokens = [
  { ...planToken('DemoToken', 'KEEL', 'Keel Protocol', 18, 1_000_000_000), chainIds: [home.chainId] },
  { ...planToken('DemoToken', 'HELM', 'Helm Network', 18, 500_000_000), chainIds: [ethereum.chainId] },
  { ...planToken('DemoToken', 'TIDE', 'Tide Finance', 8, 2_000_000_000), chainIds: [polygon.chainId] },
];

export const plan: PlannedArea = {
  position: 70,
  contracts: [
    onEveryChain('SaleDeployer'),
    onEveryChain('SaleVesting'),
    onEveryChain('SaleDesk'),
    onEveryChain('SaleFactory', [
      {
        owner: deployer,
        lister,
        guardian,
        signer,
        feeTo: treasury,
        deployer: addressOf('SaleDeployer'),
        desk: addressOf('SaleDesk'),
        vestingCode: addressOf('SaleVesting'),
        notice,
      },
    ]),
    ...soldTokens,
    {
      name: 'MonthlySale',
      contract: 'MonthlySale',
      args: [
        {
          token: addressOf('BSCS'),
          owner: deployer,
          treasury,
          // 180,000 whole tokens a coin, more than its pools give; a quarter at once, the rest in twelve months.
          tokensPerCoin: toRaw(180_000, 18),
          firstBps: 2_500,
          months: 12,
          minimum: toRaw(0.1, 18),
        },
      ],
    },
  ],
  published: ['Sale'],
  deployment: {
    about: 'Where the list of token sales is on one chain.',
    subject: 'the sales',
    fields: {
      factory: { value: addressOf('SaleFactory') },
      desk: { value: addressOf('SaleDesk'), about: 'Claims over all sales of the chain in one transaction.' },
      monthlySale: { value: addressOf('MonthlySale'), about: 'The sale with monthly release.' },
    },
  },
};
