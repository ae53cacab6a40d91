import { lazy, Suspense, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { paths } from '../../../config/paths.ts';
import type { Introducer } from '../../../domain/people/invitations.ts';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { Invitations } from './useInvitations.ts';
import './invitations.scss';

/** Few open it, so the dashboard comes without it. */
const InviteList = lazy(() =>
  import('./list/InviteList.tsx').then(({ InviteList: component }) => ({ default: component })),
);

interface InvitePanelProps {
  introducer: Introducer;
  invitations: Pick<Invitations, 'openAddresses' | 'invite'>;
}

export function InvitePanel({ introducer, invitations }: InvitePanelProps) {
  const [isListOpen, setListOpen] = useState(false);
  const address = `${window.location.origin}${paths.register}`;
  return (
    <Card as="section" body>
      <h2>Invite people</h2>
      <p>
        Invite trainees and vendors by mail. They can also register at <a href={address}>{address}</a> and
        name you as their introducer.
      </p>
      <InviteForm openAddresses={invitations.openAddresses} onInvite={invitations.invite} />
      <Button
        variant="link"
        className="px-0"
        aria-expanded={isListOpen}
        onClick={() => setListOpen(!isListOpen)}
      >
        {isListOpen ? 'Close the list' : 'Invite from a list'}
      </Button>
      {isListOpen && (
        <Suspense fallback={<Loader />}>
          <InviteList introducer={introducer} />
        </Suspense>
      )}
    </Card>
  );
}
