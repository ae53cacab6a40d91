import bank from 'bootstrap-icons/icons/bank.svg?raw';
import insights from 'bootstrap-icons/icons/bar-chart.svg?raw';
import form from 'bootstrap-icons/icons/card-text.svg?raw';
import queries from 'bootstrap-icons/icons/chat-left.svg?raw';
import approvals from 'bootstrap-icons/icons/check2-square.svg?raw';
import exports from 'bootstrap-icons/icons/download.svg?raw';
import invitations from 'bootstrap-icons/icons/envelope.svg?raw';
import agreement from 'bootstrap-icons/icons/file-text.svg?raw';
import documents from 'bootstrap-icons/icons/folder2.svg?raw';
import dashboard from 'bootstrap-icons/icons/house.svg?raw';
import review from 'bootstrap-icons/icons/inbox.svg?raw';
import people from 'bootstrap-icons/icons/people.svg?raw';
import declaration from 'bootstrap-icons/icons/percent.svg?raw';
import profile from 'bootstrap-icons/icons/person.svg?raw';
import type { ReactNode } from 'react';
import Nav from 'react-bootstrap/Nav';
import { Link, NavLink } from 'react-router-dom';

const DRAWINGS = {
  agreement,
  approvals,
  bank,
  dashboard,
  declaration,
  documents,
  exports,
  form,
  insights,
  invitations,
  people,
  profile,
  queries,
  review,
};

type SidebarIconName = keyof typeof DRAWINGS;

/** Draws the paths of the file, without its text as HTML. */
function SidebarIcon({ name }: { name: SidebarIconName }) {
  const paths = DRAWINGS[name].matchAll(/ d="(.+?)"/g);
  return (
    <svg className="sidebar-icon" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {[...paths].map(([, path]) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

interface SidebarLinkProps {
  /** With a hash it leads to a part of a page, and is never the current page. */
  to: string;
  icon: SidebarIconName;
  label: string;
  /** Rendered next to the link, so that the accessible name of the link stays the same. */
  mark?: ReactNode;
}

export function LinkWithIcon({ to, icon, label }: SidebarLinkProps) {
  return (
    <Nav.Link as={to.includes('#') ? Link : NavLink} to={to}>
      <SidebarIcon name={icon} />
      <span>{label}</span>
    </Nav.Link>
  );
}

export function SidebarLink({ mark, ...link }: SidebarLinkProps) {
  return (
    <Nav.Item as="li" className="sidebar-row">
      <LinkWithIcon {...link} />
      {mark}
    </Nav.Item>
  );
}
