import { useNetworkState } from '../chain/network-state.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { openNodeDialog } from './node-dialog-store.ts';

const text = messages.node;

/** Shows above the page that nothing can be refreshed, until the network answers again. */
export function NetworkBanner() {
  const state = useNetworkState();
  return (
    <output className="sticky block top-16 z-10 empty:hidden">
      {state !== 'answering' && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-overlay px-4 py-2 text-small">
          <p className="flex items-center gap-2">
            <Icon name="warning" className="shrink-0 text-warning" />
            <span>
              <strong className="font-semibold">{text.banner[state]}</strong> {text.bannerText}
            </span>
          </p>
          <Button tone="quiet" size="small" onClick={() => openNodeDialog()} aria-haspopup="dialog">
            {messages.shell.networkNodes}
          </Button>
        </div>
      )}
    </output>
  );
}
