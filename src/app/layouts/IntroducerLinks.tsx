import { Link } from 'react-router-dom';
import { dashboardSections, paths } from '../../config/paths.ts';

/** An introducer's workspace is on the dashboard; these lead to its parts. */
export function IntroducerLinks() {
  return dashboardSections.map(({ hash, label }) => (
    <li key={hash}>
      <Link className="sidebar-link" to={{ hash, pathname: paths.dashboard }}>
        {label}
      </Link>
    </li>
  ));
}
