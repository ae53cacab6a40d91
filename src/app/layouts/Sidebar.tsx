import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { FurtherFormLinks } from './FurtherFormLinks.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { TraineeFormLinks } from './TraineeFormLinks.tsx';

interface SidebarProps {
  /** Only small screens close it; on wide ones it always stands. */
  isOpen: boolean;
  onClose: () => void;
}

/** The way to every screen (SPEC 2, Sidebar). */
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
          <TraineeFormLinks />
          <li>
            <NavLink className="sidebar-link" to={paths.nonApplicability}>
              Non-applicability of GST
            </NavLink>
          </li>
          <li>
            <NavLink className="sidebar-link" to={paths.bankDetails}>
              Bank Details
            </NavLink>
          </li>
          <li>
            <NavLink className="sidebar-link" to={paths.uploadDocuments}>
              Documents Upload
            </NavLink>
          </li>
          <FurtherFormLinks />
          <li>
            <NavLink className="sidebar-link" to={paths.queries}>
              Queries
            </NavLink>
          </li>
        </ul>
      </nav>
      {isOpen && (
        <button type="button" className="sidebar-backdrop" aria-label="Close menu" onClick={onClose} />
      )}
    </>
  );
}
