import { translate } from '../translate.ts';

export const formDemo = translate('formDemo', {
  title: 'Form demonstration',
  text: 'A counter and a validated name form, for developers.',
  counter: 'Counter',
  count: (count: number) => `Count: ${count}`,
  increase: 'Increase',
  decrease: 'Decrease',
  reset: 'Reset',
  form: 'Name form',
  name: 'Name',
  nameHint: '2 to 40 characters.',
  nameMissing: 'Enter a name',
  nameLength: 'A name has 2 to 40 characters',
  nameLetters: 'A name has letters, spaces, hyphens and apostrophes only',
  submit: 'Submit',
  greeting: (name: string) => `Hello, ${name}`,
});
