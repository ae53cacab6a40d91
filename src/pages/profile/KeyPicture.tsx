import { encode } from 'uqr';
import { portalName } from '../../config/portal.ts';

interface KeyPictureProps {
  account: string;
  /** In base 32. */
  secret: string;
}

/** A QR code, drawn on this device: the key goes to no other server. */
export function KeyPicture({ account, secret }: KeyPictureProps) {
  const { data, size } = encode(addressOf(account, secret), { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label="QR code of the key"
      width="200"
      height="200"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {/* Phones read dark on light only, so that the colours stay on a dark screen. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/**
 * The text of the QR code, in the format of authenticator apps:
 * https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function addressOf(account: string, secret: string): string {
  const [issuer, name] = [portalName, account].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${name}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}
