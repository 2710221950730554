import { lazy, type ReactNode, useMemo, useState } from 'react';
import { getRuntimeConfig } from '../../shared/chain/runtime-config.ts';
import { messages } from '../../shared/message/messages.ts';
import { DialogBoundary } from '../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { NoticeRegion } from '../../shared/ui/notice-region.tsx';
import { OptionalPart } from '../../shared/ui/optional-part.tsx';
import { buildSiteMenu } from '../site-menu.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { mainId, useArrival } from './use-arrival.ts';

const NetworkBanner = lazy(() =>
  import('../../shared/node/network-banner.tsx').then((module) => ({ default: module.NetworkBanner })),
);

const MenuSheet = lazyPart(() =>
  import('./menu-sheet.tsx').then((module) => ({ default: module.MenuSheet })),
);

/** The frame around every page; it does not depend on any area. */
export function Shell({ wallet, children }: { wallet: ReactNode; children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const entries = useMemo(() => {
    const { links, mode } = getRuntimeConfig();
    return buildSiteMenu(links, mode);
  }, []);
  const openMenu = () => setIsMenuOpen(true);
  const closeMenu = () => setIsMenuOpen(false);
  useArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="sr-only z-40 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {messages.shell.skipToContent}
      </a>
      <Header entries={entries} onOpenMenu={openMenu} wallet={wallet} />
      <OptionalPart>
        <NetworkBanner />
      </OptionalPart>
      <main id={mainId} tabIndex={-1} className="flex grow flex-col focus:outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar onOpenMenu={openMenu} isMenuOpen={isMenuOpen} />
      {isMenuOpen && (
        <DialogBoundary onClose={closeMenu}>
          <MenuSheet entries={entries} onClose={closeMenu} />
        </DialogBoundary>
      )}
      <NoticeRegion />
    </div>
  );
}
