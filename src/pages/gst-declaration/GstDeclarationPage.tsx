import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormFor } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { LetterStatus } from '../../forms/letters/LetterStatus.tsx';
import { SignedLetter } from '../../forms/letters/SignedLetter.tsx';
import { NotConcerned } from '../../forms/NotConcerned.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';

export function GstDeclarationPage() {
  return (
    <PersonPage title="GST Declaration" printed="letter">
      {(record) =>
        isDeclared(record) ? (
          <>
            <LetterStatus record={record} form="nonapplicability" title="GST Declaration">
              {!isFormFor(record, 'nonapplicability') && (
                <NotConcerned kind="warning" title="GST applies to you">
                  Your profile says that GST is applicable, so this letter no longer holds.
                </NotConcerned>
              )}
            </LetterStatus>
            <SignedLetter form="nonapplicability" record={record} />
          </>
        ) : (
          <ShortNotice kind="info" title="There is no declaration yet">
            The letter is here as soon as you have submitted the{' '}
            <Link to={paths.nonApplicability}>Declaration for Non applicability of GST</Link>.
          </ShortNotice>
        )
      }
    </PersonPage>
  );
}

function isDeclared({ forms, nongst }: UserRecord): boolean {
  return forms.nonapplicability !== 0 && nongst.date !== '' && nongst.address !== '';
}
