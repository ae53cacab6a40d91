import NavbarBrand from 'react-bootstrap/NavbarBrand';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { logo, portalName } from '../../config/portal.ts';
import { useSession } from '../../session/useSession.ts';
import { STORED } from '../../ui/stored.ts';

export function Brand() {
  const { state } = useSession();
  return (
    <NavbarBrand as={Link} to={state.status === 'signedIn' ? paths.dashboard : paths.login}>
      <img src={logo} alt="" width="32" height="32" />
      <span {...STORED}>{portalName}</span>
    </NavbarBrand>
  );
}
