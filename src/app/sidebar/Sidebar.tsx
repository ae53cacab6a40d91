import { useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { paths } from '../../config/paths.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { usePageBehind } from '../../ui/dialogs/pageBehind.ts';
import { PersonLinks } from './PersonLinks.tsx';
import { SidebarLink } from './SidebarLink.tsx';

interface SidebarProps {
  /** Closes on small screens only; wide screens always show it. */
  isOpen: boolean;
  /** False when the focus belongs to the heading of a new screen. */
  restoresFocus: boolean;
  onClose: () => void;
}

export function Sidebar({ isOpen, restoresFocus, onClose }: SidebarProps) {
  const [isOverPage, setOverPage] = useState(false);
  usePageBehind(isOpen && isOverPage);
  return (
    <Offcanvas
      responsive="lg"
      show={isOpen}
      onHide={onClose}
      onShow={() => setOverPage(true)}
      onExited={() => setOverPage(false)}
      enforceFocus={isOpen}
      restoreFocus={restoresFocus}
      aria-label={isOverPage ? 'Menu' : undefined}
      className="sidebar"
    >
      <Offcanvas.Header closeButton closeLabel="Close menu">
        <Offcanvas.Title as="p">Menu</Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <nav id="sidebar" aria-label="Forms">
          <Nav as="ul">
            <SidebarLink to={paths.dashboard} icon="dashboard" label="Dashboard" />
            <StaffLinks />
            <RoleLinks />
          </Nav>
        </nav>
      </Offcanvas.Body>
    </Offcanvas>
  );
}

function PipelineLinks() {
  return (
    <>
      <SidebarLink to={`${paths.dashboard}#your-people`} icon="people" label="Your people" />
      <SidebarLink
        to={`${paths.dashboard}?stage=invited#your-people`}
        icon="invitations"
        label="Invitations"
      />
    </>
  );
}

/** Empty until the role is known. */
function RoleLinks() {
  const { isReviewer, isApprover, isEmailVerified } = useSignedInUser();
  const live = useUserRecord();
  const last = lastOf(live);
  if (live.state === 'loading' && !last) return null;
  const usertype = last?.value?.usertype;
  if (usertype === 'introducer') {
    // Without a verified address the dashboard has no such part (R13).
    return isEmailVerified && <PipelineLinks />;
  }
  // Reviewers and approvers may have no record; everyone else without a record still sees the forms.
  return usertype || !(isReviewer || isApprover) ? <PersonLinks isVendor={usertype === 'vendor'} /> : null;
}

function StaffLinks() {
  const { isReviewer, isApprover } = useSignedInUser();
  return (
    <>
      {isReviewer && (
        <>
          <SidebarLink to={paths.review} icon="review" label="Review queue" />
          <SidebarLink to={paths.exports} icon="exports" label="Exports" />
        </>
      )}
      {isApprover && <SidebarLink to={paths.approvals} icon="approvals" label="Approvals" />}
      {(isReviewer || isApprover) && <SidebarLink to={paths.insights} icon="insights" label="Insights" />}
    </>
  );
}
