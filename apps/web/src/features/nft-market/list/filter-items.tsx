import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Choice } from '../../../shared/ui/choice.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ListPopover } from './list-popover.tsx';
import { type MarketPlace, mediaTypes, type Sort, sorts } from './market-place.ts';

const text = messages.nftMarket;

export interface FilterItemsProps {
  place: MarketPlace;
  onChange: (change: Partial<MarketPlace>) => void;
  isDesktop: boolean;
}

/** NFT-01: the filter, at once on a desktop, with Apply and Cancel on a phone. */
export function FilterItems({ place, onChange, isDesktop }: FilterItemsProps) {
  const [draft, setDraft] = useState<MarketPlace>();
  if (isDesktop)
    return (
      <ListPopover label={text.filterItems} icon="settings">
        <FilterFields place={place} onChange={onChange} />
      </ListPopover>
    );
  const close = () => setDraft(undefined);
  return (
    <>
      <Button tone="quiet" icon="settings" aria-haspopup="dialog" onClick={() => setDraft(place)}>
        {text.filterItems}
      </Button>
      {draft && (
        <Dialog
          isOpen
          onClose={close}
          title={text.filterItems}
          footer={
            <div className="grid grid-cols-2 gap-3">
              <Button tone="quiet" onClick={close}>
                {text.cancel}
              </Button>
              <Button
                onClick={() => {
                  onChange(draft);
                  close();
                }}
              >
                {text.apply}
              </Button>
            </div>
          }
        >
          <FilterFields place={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        </Dialog>
      )}
    </>
  );
}

const typeKeys = ['all', ...mediaTypes] as const;
const priceSorts = ['low', 'high'] as const;

function FilterFields({ place, onChange }: Pick<FilterItemsProps, 'place' | 'onChange'>) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-small font-semibold">{text.mediaType}</p>
        <Choice
          size="small"
          label={text.mediaType}
          options={typeKeys.map((key) => ({ key, label: text.type[key] }))}
          selected={place.type ?? 'all'}
          onSelect={(key) => onChange({ type: key === 'all' ? undefined : key })}
        />
      </div>
      <div className="grid gap-2">
        <p className="text-small font-semibold">{text.price}</p>
        <Choice<Sort>
          size="small"
          label={text.price}
          options={priceSorts.map((key) => ({
            key,
            label: key === 'low' ? text.ascending : text.descending,
          }))}
          selected={place.sort}
          onSelect={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}

/** NFT-01: the order of the list. */
export function SortItems({ place, onChange }: Pick<FilterItemsProps, 'place' | 'onChange'>) {
  return (
    <ListPopover label={text.sorts[place.sort]} icon="arrowDown">
      <Choice<Sort>
        size="small"
        label={text.sort}
        options={sorts.map((key) => ({ key, label: text.sorts[key] }))}
        selected={place.sort}
        onSelect={(sort) => onChange({ sort })}
      />
    </ListPopover>
  );
}
