import type { ReactNode } from 'react';
import type { Paragraph } from '../../domain/letters/letterText.ts';
import { signatoryOf } from '../../domain/records/kinds.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { Letter, LetterClose } from '../../ui/print/Letter.tsx';

interface OwnLetterProps {
  record: UserRecord;
  /** For assistive technology. */
  label: string;
  /** In the margin of each printed page, before name and user ID. */
  title: string;
  subject: string;
  paragraphs: readonly Paragraph[];
  /** The office that it goes to. */
  office: { state: string; address: string; gstinNumber: string };
  place: string;
  /** ISO date. */
  date: string;
  /** Below the signatory's name. */
  children?: ReactNode;
}

/** A letter from the person to an office of the group, on the person's own plain head. */
export function OwnLetter({ record, subject, paragraphs, office, place, ...letter }: OwnLetterProps) {
  const { name, address, email, userid, signImage } = record;
  const date = formatDate(letter.date);
  const signatory = signatoryOf(record) || name;
  return (
    <Letter label={letter.label} margin={`${letter.title} · ${name} · ${userid}`} isOwn>
      <address>
        <strong>{name}</strong>
        {address && <span>{address}</span>}
        <span>{email}</span>
      </address>
      <p className="letter-date">Date: {date}</p>
      <address>
        <span>To</span>
        <strong>The Finance Department</strong>
        <span>{office.address}</span>
        <span>State: {office.state}</span>
        <span>GSTIN: {office.gstinNumber}</span>
      </address>
      <h2>Subject: {subject}</h2>
      {paragraphs.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <LetterClose
        facts={[
          { term: 'Place', value: place },
          { term: 'Date', value: date },
        ]}
        signatory={signatory}
        signImage={signImage}
      >
        {signatory !== name && <span>for {name}</span>}
        {letter.children}
      </LetterClose>
    </Letter>
  );
}
