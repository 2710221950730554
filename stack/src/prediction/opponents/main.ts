import { parseSettings } from '../../process/parse-settings.ts';
import { runLooks } from '../run-looks.ts';
import { enterOpenRound } from './enter-open-round.ts';
import { opponentsSchema } from './opponents-environment.ts';

/** Demo accounts play against the user on the local chain. */
await runLooks({
  name: 'opponents',
  counter: { name: 'opponent_entry_total', help: 'Entries sent' },
  prepare: () => {
    const { RPC_URL, OPPONENTS_PORT } = parseSettings(opponentsSchema, process.env);
    return { rpcUrl: RPC_URL, port: OPPONENTS_PORT, look: enterOpenRound };
  },
});
