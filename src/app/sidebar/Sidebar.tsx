import { useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { paths } from '../../config/paths.ts';
import { usePageBehind } from '../../ui/dialogs/pageBehind.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { RoleLinks, StaffLinks } from './SidebarLinks.tsx';

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
            <SidebarLink to={paths.dashboard} icon="dashboard">
              Dashboard
            </SidebarLink>
            <StaffLinks />
            <RoleLinks />
          </Nav>
        </nav>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
