import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ReviewLink, RoleLinks } from './SidebarLinks.tsx';

interface SidebarProps {
  /** Only small screens close it; on wide ones it always stands. */
  isOpen: boolean;
  onClose: () => void;
}

/** The way to the screens that concern who is signed in. */
export function Sidebar({ isOpen, onClose }: SidebarProps) {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      document.getElementById('menu-button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onClose]);
  return (
    <>
      <nav id="sidebar" className={`sidebar ${isOpen ? 'is-open' : ''}`} aria-label="Forms">
        <ul>
          <li>
            <NavLink className="sidebar-link" to={paths.dashboard}>
              Dashboard
            </NavLink>
          </li>
          <ReviewLink />
          <RoleLinks />
        </ul>
      </nav>
      {isOpen && (
        <button type="button" className="sidebar-backdrop" aria-label="Close menu" onClick={onClose} />
      )}
    </>
  );
}
