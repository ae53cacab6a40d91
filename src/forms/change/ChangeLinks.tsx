import { changePaths } from '../../config/paths.ts';
import { type AmendmentKind, amendmentKind } from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { refusalOfAmending } from '../../domain/transitions/amendments.ts';
import { useNow } from '../../records/useNow.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Above an approved form: one button for each of its changes that is allowed now. */
export function ChangeLinks({ kinds, record }: { kinds: readonly AmendmentKind[]; record: UserRecord }) {
  const now = useNow();
  const allowed = kinds.filter((kind) => refusalOfAmending(record, kind, now) === undefined);
  if (allowed.length === 0) return null;
  return (
    <div className="form-actions mb-3 no-print">
      {allowed.map((kind) => (
        <LinkButton key={kind} variant="outline-primary" to={changePaths[kind]}>
          {`Change ${amendmentKind(kind).name}`}
        </LinkButton>
      ))}
    </div>
  );
}
