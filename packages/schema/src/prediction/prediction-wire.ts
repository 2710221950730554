import type { AreaWire } from '../area-wire.ts';
import { predictionErrors } from './prediction-errors.ts';
import { predictionTargets, predictionTopic } from './hub-names.ts';

export const predictionWire = {
  errors: predictionErrors,
  topic: predictionTopic,
  targets: predictionTargets,
} as const satisfies AreaWire;
