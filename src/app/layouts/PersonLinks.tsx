import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { FurtherFormLinks } from './FurtherFormLinks.tsx';
import { TraineeFormLinks } from './TraineeFormLinks.tsx';

/** The forms of a trainee or vendor (SPEC 2, Sidebar). */
export function PersonLinks() {
  return (
    <>
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
    </>
  );
}
