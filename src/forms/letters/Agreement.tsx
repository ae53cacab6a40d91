import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { Letter, LetterClose } from '../../ui/print/Letter.tsx';
import { AGREEMENT_CLAUSES } from './agreementText.ts';

export function Agreement({ record }: { record: UserRecord }) {
  const { name, address, userid, GSTIN, msa, signImage } = record;
  return (
    <Letter label="Master Service Agreement" margin={`Master Service Agreement · ${name} · ${userid}`}>
      <h2>Master Service Agreement</h2>
      <section>
        <h3>1. Parties</h3>
        <p>
          This Master Service Agreement (the “Agreement”) is made between the company of the media agency
          group that orders services from the Vendor (the “Agency”) and {name}
          {address && `, ${address}`} (User ID {userid}
          {GSTIN && `, GSTIN ${GSTIN}`}), the “Vendor”.
        </p>
      </section>
      {AGREEMENT_CLAUSES.map(({ title, paragraphs }, index) => (
        <section key={title}>
          <h3>
            {index + 2}. {title}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className="letter-together">
        <h3>Acceptance</h3>
        <p>The Vendor has read this Agreement and accepts it.</p>
        <LetterClose
          facts={[
            { term: 'Name', value: msa?.name ?? '' },
            { term: 'Date', value: formatDate(msa?.date ?? '') },
          ]}
          signatory={msa?.name || name}
          signImage={signImage}
        />
      </section>
    </Letter>
  );
}
