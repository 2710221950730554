import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { messages } from '../../shared/message/messages.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { findSubject } from './profile/find-subject.ts';

const UserProfile = lazyPart(() =>
  import('./profile/user-profile.tsx').then((m) => ({ default: m.UserProfile })),
);

const CreateArtist = lazyPart(() =>
  import('./create/create-artist.tsx').then((m) => ({ default: m.CreateArtist })),
);

const MintArtwork = lazyPart(() =>
  import('./mint/mint-artwork.tsx').then((m) => ({ default: m.MintArtwork })),
);

const text = messages.artistPage;

/** `/usercenter/:id`: the public page of an artist, by number, or of an account (ART-04). */
export function UserCenterPage() {
  const { id = '' } = useParams();
  const subject = findSubject(id);
  const missing = <EmptyState icon="search" title={text.missing} text={text.missingText} />;
  return (
    <ListPage title={text.profileTitle} subtitle={text.profileSubtitle}>
      {subject === undefined ? (
        missing
      ) : (
        <Later>
          <UserProfile key={id} subject={subject} unread={<Unread />} missing={missing} />
        </Later>
      )}
    </ListPage>
  );
}

/** `/create-artists`: the account's own profile (ART-01). */
export function CreateArtistPage() {
  return (
    <ListPage title={text.createTitle} subtitle={text.createSubtitle}>
      <Later>
        <CreateArtist />
      </Later>
    </ListPage>
  );
}

/** `/mint-nft`: a file becomes a work (ART-02). */
export function MintPage() {
  return (
    <ListPage title={text.mintTitle} subtitle={text.mintSubtitle}>
      <Later>
        <MintArtwork />
      </Later>
    </ListPage>
  );
}

function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Unread />}>{children}</Suspense>;
}

/** As high as a screen: what replaces it moves no footer. */
function Unread() {
  return (
    <div className="min-h-dvh">
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
