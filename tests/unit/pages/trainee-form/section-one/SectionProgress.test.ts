import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../../../src/pages/trainee-form/section-one/SectionProgress.tsx';
import { sectionOneValues } from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeParsedUser, makeSectionOne } from '../../../../support/factories.ts';

const WITHOUT_GST = { isGSTApplicable: 'no', nationality: 'Indian' } as const;

const empty = () => sectionOneValues(makeParsedUser({ pancard: '', aadharcard: '', name: '' }));
const filled = () => ({
  ...sectionOneValues(makeParsedUser({ vendorDetails: { sectionOne: makeSectionOne() } })),
  accountsDetails: [],
  salesDetails: [],
  makerDetails: [],
  gstTable: [],
  generalQuestions: [],
});

describe('how much of Section 1 is left', () => {
  it('an empty section counts every field, except the prefilled ones', () => {
    expect(progressOf(empty(), WITHOUT_GST)).toEqual({ asked: 13, answered: 4, wrong: 0 });
  });

  it('a complete section has nothing left; lists may stay empty', () => {
    expect(progressOf(filled(), WITHOUT_GST)).toEqual({ asked: 13, answered: 13, wrong: 0 });
  });

  it('fields to correct count, including a cleared PAN', () => {
    expect(progressOf({ ...filled(), telephone: 'none', panno: 'ZZZPK' }, WITHOUT_GST)).toMatchObject({
      answered: 13,
      wrong: 2,
    });
    expect(progressOf({ ...filled(), panno: '', rejectedPan: 'ZZZPK00011' }, WITHOUT_GST)).toEqual({
      asked: 13,
      answered: 12,
      wrong: 1,
    });
  });

  it('counts the relation and a GST registration only where they apply', () => {
    expect(
      progressOf(
        { ...filled(), relatedwOMG: 'Yes', relatedwOMGRelation: ' ' },
        { ...WITHOUT_GST, isGSTApplicable: 'yes' },
      ),
    ).toEqual({ asked: 15, answered: 13, wrong: 0 });
  });

  it('counts each field of an added row', () => {
    const contact = { name: 'Ravi Das', designation: '', phone: '', email: 'ravi' };
    expect(progressOf({ ...filled(), salesDetails: [contact] }, WITHOUT_GST)).toEqual({
      asked: 17,
      answered: 15,
      wrong: 1,
    });
  });
});
