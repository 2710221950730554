import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { TermFault, TermText } from './term-rules.ts';

const text = messages.operatorPools;

export interface TermRowsProps {
  legend: string;
  hint?: string;
  addLabel: string;
  /** `Period 2`. */
  toName: (number: number) => string;
  daysLabel: string;
  rateLabel: string;
  toDaysName: (row: string) => string;
  toRateName: (row: string) => string;
  rows: readonly TermText[];
  faults: readonly TermFault[];
  /** Empty fields are wrong only once the whole form was checked. */
  isChecked: boolean;
  minimum: number;
  maximum: number;
  onChange: (rows: readonly TermText[]) => void;
}

/** Rows of days and a rate, which can be added and removed. */
export function TermRows(props: TermRowsProps) {
  const { legend, hint, addLabel, rows, minimum, maximum, onChange, toName } = props;
  const change = (index: number, part: Partial<TermText>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  const add = () => {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    onChange([...rows, { id, days: '', rate: '' }]);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      {hint !== undefined && <p className="text-small text-muted">{hint}</p>}
      {rows.map((row, index) => (
        <TermRow
          key={row.id}
          {...props}
          row={row}
          fault={props.faults[index] ?? {}}
          name={toName(index + 1)}
          canRemove={rows.length > minimum}
          onRow={(part) => change(index, part)}
          onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      {rows.length < maximum && (
        <Button size="small" tone="quiet" onClick={add}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

type TermRowProps = TermRowsProps & {
  row: TermText;
  fault: TermFault;
  name: string;
  canRemove: boolean;
  onRow: (part: Partial<TermText>) => void;
  onRemove: () => void;
};

function TermRow({ row, fault, name, canRemove, isChecked, onRow, onRemove, ...labels }: TermRowProps) {
  const toError = (typed: string, sentence: keyof typeof text.problem | undefined) =>
    sentence !== undefined && (isChecked || typed !== '') ? text.problem[sentence] : undefined;
  return (
    <fieldset
      aria-label={name}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        label={labels.daysLabel}
        aria-label={labels.toDaysName(name)}
        value={row.days}
        onValueChange={(days) => onRow({ days })}
        error={toError(row.days, fault.days)}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        label={labels.rateLabel}
        aria-label={labels.toRateName(name)}
        value={row.rate}
        onValueChange={(rate) => onRow({ rate })}
        error={toError(row.rate, fault.rate)}
        inputMode="decimal"
        autoComplete="off"
        trailing={<span className="text-muted">%</span>}
      />
      <span className="mt-7">
        <IconButton icon="close" label={text.remove(name)} disabled={!canRemove} onClick={onRemove} />
      </span>
    </fieldset>
  );
}
