import { useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { parseName } from './parse-name.ts';

/** `/yup-test`: a minimal example of state and a validated form, for developers. */
export function FormDemoPage() {
  const text = messages.formDemo;
  usePageTitle(text.title);
  return (
    <div className="mx-auto grid w-full max-w-140 gap-6 px-4 py-6 tablet:py-12">
      <div>
        <h1 className="text-heading font-semibold">{text.title}</h1>
        <p className="text-muted">{text.text}</p>
      </div>
      <Counter />
      <NameForm />
    </div>
  );
}

function Counter() {
  const text = messages.formDemo;
  const [count, setCount] = useState(0);
  return (
    <Card as="section" aria-label={text.counter} className="p-4 tablet:p-6">
      <output className="figures mb-4 block text-title font-semibold">{text.count(count)}</output>
      <div className="grid grid-cols-3 gap-2">
        <Button tone="secondary" onClick={() => setCount(count - 1)}>
          {text.decrease}
        </Button>
        <Button tone="secondary" onClick={() => setCount(count + 1)}>
          {text.increase}
        </Button>
        <Button tone="quiet" onClick={() => setCount(0)}>
          {text.reset}
        </Button>
      </div>
    </Card>
  );
}

function NameForm() {
  const text = messages.formDemo;
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const parsed = parseName(typed);
  return (
    <Card as="section" aria-label={text.form} className="p-4 tablet:p-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
        }}
      >
        <TextField
          label={text.name}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setIsChecked(false);
          }}
          hint={text.nameHint}
          error={isChecked && 'problem' in parsed ? text[parsed.problem] : undefined}
          autoComplete="name"
        />
        <Button type="submit" isFullWidth className="mt-4">
          {text.submit}
        </Button>
      </form>
      <output className="mt-4 block empty:hidden">
        {isChecked && 'name' in parsed && text.greeting(parsed.name)}
      </output>
    </Card>
  );
}
