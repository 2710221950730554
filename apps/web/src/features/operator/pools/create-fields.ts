import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { CreateFaults } from './create-rules.ts';
import type { useCreateForm } from './use-create-form.ts';

/** What each part of the form of a new pool gets. */
export interface CreateFieldsProps {
  form: ReturnType<typeof useCreateForm>;
  account: Address;
  faults: CreateFaults;
  /** Empty fields are wrong only once the whole form was checked. */
  isChecked: boolean;
}

type Sentence = keyof typeof messages.operatorPools.problem;

/** The sentence below a field. */
export function toFieldError(
  fault: Sentence | undefined,
  isEmpty: boolean,
  isChecked: boolean,
): string | undefined {
  return fault !== undefined && (isChecked || !isEmpty) ? messages.operatorPools.problem[fault] : undefined;
}
