import { Horizon } from '../../shared/ui/horizon.tsx';
import { iconPaths } from '../../shared/ui/icon.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { TokenLogo } from '../../shared/ui/token-logo.tsx';
import { WindRose } from '../../shared/ui/wind-rose.tsx';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';

const grounds = ['bg-surface', 'bg-raised', 'bg-sunken', 'bg-overlay', 'bg-hover'];
const colours = ['text-text', 'text-muted', 'text-accent', 'text-warning', 'text-gain', 'text-loss'];
const sizes = ['text-display', 'text-heading', 'text-title', 'text-body', 'text-small', 'text-caption'];
const symbols = ['BSCS', 'WBNB', 'USDT', 'BTCB', 'CAKE', 'X', 'TOOLONG', '€'];

export function FoundationStories() {
  return (
    <StoryGroup title="Foundations">
      <Story name="Colours on their grounds" width="wide">
        <div className="grid gap-2 tablet:grid-cols-5">
          {grounds.map((ground) => (
            <ul key={ground} className={`rounded-control border border-line p-4 text-small ${ground}`}>
              {[ground, ...colours].map((colour) => (
                <li key={colour} className={colour}>
                  {colour} 1,234.56
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Story>
      <Story name="The six sizes" width="wide">
        {sizes.map((size) => (
          <p key={size} className={`${size} figures`}>
            {size.replace('text-', '')} 0.0₅1234
          </p>
        ))}
      </Story>
      <Story name="Icons" width="wide">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
          {Object.entries(iconPaths).map(([name, path]) => (
            <li key={name} className="flex flex-col items-center gap-1 text-caption text-muted">
              <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden className="text-text">
                <path d={path} fill="none" stroke="currentColor" strokeWidth={1.6} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Story>
      <Story name="Token badges">
        <div className="flex flex-wrap items-center gap-2">
          {symbols.map((symbol, index) => (
            <TokenLogo key={symbol} address={`0x${index}${symbol}`} symbol={symbol} size={40} />
          ))}
          {symbols.map((symbol, index) => (
            <TokenLogo key={symbol} address={`0x${index}${symbol}`} symbol={symbol} />
          ))}
        </div>
      </Story>
      <Story name="Drawings">
        <div className="flex items-center gap-4 text-muted">
          <Mark size={48} />
          <Horizon className="h-16 w-60" />
        </div>
      </Story>
      <Story name="Wind rose">
        <WindRose className="w-60" />
      </Story>
    </StoryGroup>
  );
}
