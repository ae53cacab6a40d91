import { STORED } from './stored.ts';
/** A long address breaks before the @ first. */
export function BrokenAtAt({ address }: { address: string }) {
  const [local, ...domain] = address.split('@');
  return (
    <span {...STORED}>
      {local && <span>{local}</span>}
      {domain.length > 0 && (
        <>
          <wbr />
          <span>{`@${domain.join('@')}`}</span>
        </>
      )}
    </span>
  );
}
