import { Link } from 'react-router-dom';
import { informationTitle } from '../../domain/forms/registry.ts';
import { LIST_NAMES, ROW_LISTS, SECTION_SIX } from '../../domain/forms/traineeForm.ts';
import { emptySectionSix } from '../../domain/records/defaults.ts';
import type { SectionOne, UserRecord } from '../../domain/records/records.ts';
import { sectionOneFacts, serviceFacts } from '../../domain/sheets/registrationSheet.ts';
import { formatDate } from '../../domain/time/dates.ts';
import { DetailList } from '../../ui/DetailList.tsx';

interface CheckAnswersProps {
  /** The record with the answers as they will be stored. */
  record: UserRecord;
  /** Closes the dialog; the link opens the section. */
  onChange: () => void;
}

/** The answers that the declaration confirms, shown above it. */
export function CheckAnswers({ record, onChange }: CheckAnswersProps) {
  const { sectionOne, sectionSix = emptySectionSix() } = record.vendorDetails;
  const sections = [
    {
      id: 'collapseSectionOne',
      title: informationTitle(record),
      facts: [...sectionOneFacts(record), ...(sectionOne ? listFacts(sectionOne) : [])],
    },
    {
      id: 'collapseSectionFour',
      title: 'Declaration',
      facts: [
        ...serviceFacts(sectionSix),
        [SECTION_SIX.signatoryName.label, sectionSix.signatoryName],
        [SECTION_SIX.place.label, sectionSix.place],
        [SECTION_SIX.signatoryDate.label, formatDate(sectionSix.signatoryDate)],
      ],
    },
  ] as const;
  return sections.map(({ id, title, facts }) => (
    <section key={id} className="mb-3" aria-label={title}>
      <h3 className="h6">
        <span>{title}</span>{' '}
        <Link to={`#${id}`} aria-label={`Change ${title}`} onClick={onChange}>
          Change
        </Link>
      </h3>
      <DetailList details={facts} />
    </section>
  ));
}

/** Like "GST registration: 2"; an empty list is left out. */
function listFacts(sectionOne: SectionOne): [string, string][] {
  return LIST_NAMES.map((list) => [
    ROW_LISTS[list].rowName,
    sectionOne[list].length > 0 ? `${sectionOne[list].length}` : '',
  ]);
}
