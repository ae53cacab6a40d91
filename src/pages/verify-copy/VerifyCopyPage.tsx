import { type FormEvent, useState } from 'react';
import Card from 'react-bootstrap/Card';
import FormControl from 'react-bootstrap/FormControl';
import { useSearchParams } from 'react-router-dom';
import { getSignedCopies, uidsWithUserId } from '../../backend/papers/papers.ts';
import { toAppError } from '../../domain/appError.ts';
import { FORMS } from '../../domain/forms/registry.ts';
import {
  copiesWithHash,
  problemsOfCopy,
  problemsOfFile,
  readCopyFile,
} from '../../domain/signed/copyFile.ts';
import { footOf } from '../../domain/signed/readCopy.ts';
import type { StoredCopy } from '../../domain/signed/signedCopy.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Larger than any file of a signed copy. */
const MAX_FILE_BYTES = 1_000_000;

interface Verdict {
  matches: boolean;
  title: string;
  lines: string[];
}

const nothing = (...lines: string[]): Verdict => ({ matches: false, title: 'Nothing was compared', lines });

/** The copies to compare: staff find the person by user ID, everybody else gets their own copies. */
async function copiesFor(
  userid: string,
  own: string | undefined,
): Promise<{ uid: string; copies: StoredCopy[] }[]> {
  const uids = own === undefined ? await uidsWithUserId(userid.trim()) : [own];
  return Promise.all(uids.map(async (uid) => ({ uid, copies: await getSignedCopies(uid) })));
}

async function verdictOnHash(userid: string, hash: string, own: string | undefined): Promise<Verdict> {
  const found = (await copiesFor(userid, own)).flatMap(({ uid, copies }) =>
    copiesWithHash(copies, hash).map((copy) => ({ uid, copy })),
  );
  const [first] = found;
  if (!first) {
    return {
      matches: false,
      title: 'It does not match',
      lines: ['No signed copy of this person has this hash. Compare each character with the printout.'],
    };
  }
  return verdictOf(await problemsOfCopy(first), first.copy);
}

async function verdictOnFile(file: File): Promise<Verdict> {
  if (file.size > MAX_FILE_BYTES) return nothing('The file is too large for a signed copy.');
  const text = await file.text();
  const named = readCopyFile(text);
  if (!named)
    return nothing('The file is no signed copy of a dossier: choose one that ends in .html or .json.');
  return verdictOf(await problemsOfFile(text, await getSignedCopies(named.uid)), named.copy);
}

function verdictOf(problems: string[], copy: StoredCopy): Verdict {
  const line = `${FORMS[copy.form].title}. ${footOf(copy)}`;
  return problems.length === 0
    ? { matches: true, title: 'It matches', lines: [line] }
    : { matches: false, title: 'It does not match', lines: [...problems, line] };
}

/** The last verdict; a failed search is a verdict, too. */
function useVerdict() {
  const [verdict, setVerdict] = useState<Verdict>();
  const [isPending, setPending] = useState(false);

  const show = async (find: () => Promise<Verdict>) => {
    setPending(true);
    setVerdict(undefined);
    try {
      setVerdict(await find());
    } catch (thrown) {
      const error = toAppError(thrown);
      setVerdict(
        nothing(
          error.code === 'firestore/permission-denied'
            ? 'You may compare only what you signed yourself.'
            : loadErrorMessage(error),
        ),
      );
    } finally {
      setPending(false);
    }
  };
  return { verdict, setVerdict, show, isPending };
}

/** Compares a printout, or a file of a dossier, with the stored signed copies (R19). */
export function VerifyCopyPage() {
  const { uid, isReviewer, isApprover } = useSignedInUser();
  const isStaff = isReviewer || isApprover;
  const [query] = useSearchParams();
  const [userid, setUserid] = useState(query.get('userid') ?? '');
  const [hash, setHash] = useState('');
  const { verdict, setVerdict, show, isPending } = useVerdict();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isStaff && userid.trim() === '')
      setVerdict(nothing('Enter the user ID. It is at the foot of each printed page.'));
    else if (hash.replaceAll(/\s/g, '').length < 12)
      setVerdict(nothing('Enter the twelve characters at the end of the printout.'));
    else void show(() => verdictOnHash(userid, hash, isStaff ? undefined : uid));
  };
  const handleFile = (file: File | undefined) => {
    if (file) void show(() => verdictOnFile(file));
  };

  return (
    <>
      <PageHeading title="Verify a signed copy">
        Whether a printout, or a file of a dossier, is what was signed.
      </PageHeading>
      <Card body>
        <form noValidate onSubmit={handleSubmit}>
          {isStaff && (
            <TextField
              label="User ID"
              hint="At the foot of each printed page"
              value={userid}
              onChange={({ target }) => setUserid(target.value)}
            />
          )}
          <TextField
            label="Hash"
            hint="The twelve characters at the end of the printout"
            autoComplete="off"
            spellCheck={false}
            value={hash}
            onChange={({ target }) => setHash(target.value)}
          />
          <FieldFrame label="Or a file" hint="Of a dossier: .html or .json">
            {(input) => (
              <FormControl
                {...input}
                type="file"
                accept=".html,.json"
                onChange={({ target }) => handleFile((target as HTMLInputElement).files?.[0])}
              />
            )}
          </FieldFrame>
          <div className="form-actions">
            <SubmitButton isPending={isPending}>Verify</SubmitButton>
          </div>
        </form>
      </Card>
      <div aria-live="polite">
        {verdict && (
          <Notice kind={verdict.matches ? 'success' : 'danger'} title={verdict.title}>
            {verdict.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </div>
    </>
  );
}
